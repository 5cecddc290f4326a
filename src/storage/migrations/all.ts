import { photoBytes } from './0007-photo-bytes.ts';
import { restMinutes } from './0008-rest-minutes.ts';
import { recipeNotes } from './0009-recipe-notes.ts';
import { recipeDetails } from './0010-recipe-details.ts';
import { photos } from './0011-photos.ts';
import { lineIds } from './0012-line-ids.ts';
import { unlisted } from './0013-unlisted.ts';
import { reviews } from './0014-reviews.ts';
import { ratings } from './0015-ratings.ts';
import { follows } from './0016-follows.ts';
import { hiddenPosts } from './0017-hidden-posts.ts';
import { questions } from './0018-questions.ts';
import { reviewPhotos } from './0019-review-photos.ts';
import { handles } from './0020-handles.ts';
import { notifications } from './0021-notifications.ts';
import { collections } from './0022-collections.ts';
import { mails } from './0023-mails.ts';
import { home } from './0024-home.ts';
import { bounded } from './0025-bounded.ts';
import { withdrawnPosts } from './0026-withdrawn-posts.ts';
import { mailedNotifications } from './0027-mailed-notifications.ts';
import { ranks } from './0028-ranks.ts';
import { cards } from './0029-cards.ts';
import { namedSessions } from './0030-named-sessions.ts';
import { tallies } from './0031-tallies.ts';
import { tellings } from './0032-tellings.ts';
import { related } from './0033-related.ts';
import { passwordLinks } from './0034-password-links.ts';
import { emailChanges } from './0035-email-changes.ts';
import { facets } from './0036-facets.ts';
import { takeouts } from './0037-takeouts.ts';
import { passkeys } from './0038-passkeys.ts';
import { reports } from './0039-reports.ts';
import { leavings } from './0040-leavings.ts';
import { decisions } from './0041-decisions.ts';
import { sanctions } from './0042-sanctions.ts';
import { reviewLists } from './0043-review-lists.ts';
import { openid } from './0044-openid.ts';
import { blocks } from './0045-blocks.ts';
import { cleanups } from './0046-cleanups.ts';
import { hints } from './0047-hints.ts';
import { invitations } from './0048-invitations.ts';
import { cleanupAccounts } from './0049-cleanup-accounts.ts';
import { photoHashes } from './0050-photo-hashes.ts';
import { foodFacets } from './0051-food-facets.ts';
import { newDevices } from './0052-new-devices.ts';
import { cleanupWaits } from './0053-cleanup-waits.ts';
import { reviewsOfNew } from './0054-reviews-of-new.ts';
import { lineNotes } from './0055-line-notes.ts';
import { indexesByTime } from './0056-indexes-by-time.ts';
import { reviewAnswers } from './0057-review-answers.ts';
import { hiddenNames } from './0058-hidden-names.ts';

/** A migration of both engines: one number and name, and what each engine does. */
export type SharedMigration = { number: number; name: string; sqlite: string; postgres: string };

/**
 * The migrations since the seventh, in order, listed by hand; each file says what either engine
 * does. A released one is never edited.
 */
export const sharedMigrations: readonly SharedMigration[] = [
  photoBytes,
  restMinutes,
  recipeNotes,
  recipeDetails,
  photos,
  lineIds,
  unlisted,
  reviews,
  ratings,
  follows,
  hiddenPosts,
  questions,
  reviewPhotos,
  handles,
  notifications,
  collections,
  mails,
  home,
  bounded,
  withdrawnPosts,
  mailedNotifications,
  ranks,
  cards,
  namedSessions,
  tallies,
  tellings,
  related,
  passwordLinks,
  emailChanges,
  facets,
  takeouts,
  passkeys,
  reports,
  leavings,
  decisions,
  sanctions,
  reviewLists,
  openid,
  blocks,
  cleanups,
  hints,
  invitations,
  cleanupAccounts,
  photoHashes,
  foodFacets,
  newDevices,
  cleanupWaits,
  reviewsOfNew,
  lineNotes,
  indexesByTime,
  reviewAnswers,
  hiddenNames,
];

/** The number of the last one. */
export const newestMigration = sharedMigrations.at(-1)?.number ?? 0;
