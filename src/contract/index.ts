import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as blocks from './blocks.ts';
import { browseRecipes } from './browse.ts';
import { listCategories } from './categories.ts';
import * as cleanups from './cleanups.ts';
import * as collections from './collections.ts';
import { listContactMessages, sendContactMessage } from './contact.ts';
import * as cooks from './cooks.ts';
import * as decisions from './decisions.ts';
import type { Call } from './define.ts';
import * as deletions from './deletions.ts';
import * as follows from './follows.ts';
import * as home from './home.ts';
import { importPhoto, importRecipe } from './imports.ts';
import * as invitations from './invitations.ts';
import { getLegalPage } from './legal.ts';
import * as mails from './mails.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as openid from './openid.ts';
import * as ownAccount from './own-account.ts';
import { listPantryRecipes } from './pantry.ts';
import * as passkeys from './passkeys.ts';
import * as photos from './photos.ts';
import * as posts from './posts.ts';
import * as questions from './questions.ts';
import * as recipes from './recipes.ts';
import * as reports from './reports.ts';
import * as reviewActs from './review-acts.ts';
import * as reviews from './reviews.ts';
import * as sanctions from './sanctions.ts';
import * as saved from './saved.ts';
import { searchRecipes, suggest } from './search.ts';
import * as setup from './setup.ts';
import { checkHealth, checkReady } from './site.ts';
import { askTakeout } from './takeout.ts';
import { listUnlistedRecipes } from './unlisted.ts';
import { getWaitingRecipe, listHiddenRecipes, listWaitingRecipes } from './waiting.ts';

/** Every call the API has, by the name that the client, the handlers and the documentation share. */
export const calls = {
  listRecipes: recipes.listRecipes,
  recentRecipes: recipes.recentRecipes,
  listUnlistedRecipes: listUnlistedRecipes,
  listWaitingRecipes: listWaitingRecipes,
  getWaitingRecipe: getWaitingRecipe,
  listHiddenRecipes: listHiddenRecipes,
  getRecipe: recipes.getRecipe,
  relatedRecipes: recipes.relatedRecipes,
  publishRecipe: recipes.publishRecipe,
  updateRecipe: recipes.updateRecipe,
  deleteRecipe: recipes.deleteRecipe,
  uploadPhoto: photos.uploadPhoto,
  deleteUpload: photos.deleteUpload,
  listDeletedRecipes: deletions.listDeletedRecipes,
  undoDelete: deletions.undoDelete,
  searchRecipes,
  suggest,
  listPantryRecipes,
  browseRecipes,
  importRecipe,
  importPhoto,
  saveRecipe: saved.saveRecipe,
  listSavedRecipes: saved.listSavedRecipes,
  getNote: notes.getNote,
  keepNote: notes.keepNote,
  keepLineNote: notes.keepLineNote,
  listReviews: reviews.listReviews,
  getOwnReviews: reviews.getOwnReviews,
  writeReview: reviews.writeReview,
  editReview: reviews.editReview,
  deleteReview: reviewActs.deleteReview,
  answerReview: reviewActs.answerReview,
  markHelpful: reviewActs.markHelpful,
  followCook: follows.followCook,
  getFollow: follows.getFollow,
  listFollows: follows.listFollows,
  listBlocks: blocks.listBlocks,
  blockPerson: blocks.blockPerson,
  listHiddenPosts: posts.listHiddenPosts,
  setPostHidden: posts.setPostHidden,
  listDecisions: decisions.listDecisions,
  appealDecision: decisions.appealDecision,
  listSanctions: sanctions.listSanctions,
  sanctionPerson: sanctions.sanctionPerson,
  liftSanction: sanctions.liftSanction,
  countCleanup: cleanups.countCleanup,
  startCleanup: cleanups.startCleanup,
  listCleanups: cleanups.listCleanups,
  undoCleanup: cleanups.undoCleanup,
  getReported: reports.getReported,
  sendReport: reports.sendReport,
  listQueue: reports.listQueue,
  settleEntry: reports.settleEntry,
  listFollowing: follows.listFollowing,
  listQuestions: questions.listQuestions,
  getOwnQuestions: questions.getOwnQuestions,
  askQuestion: questions.askQuestion,
  editQuestion: questions.editQuestion,
  deleteQuestion: questions.deleteQuestion,
  foldQuestion: questions.foldQuestion,
  answerQuestion: questions.answerQuestion,
  editAnswer: questions.editAnswer,
  deleteAnswer: questions.deleteAnswer,
  listNotifications: notifications.listNotifications,
  countNotifications: notifications.countNotifications,
  readNotifications: notifications.readNotifications,
  getNotificationSettings: notifications.getNotificationSettings,
  setNotificationSettings: notifications.setNotificationSettings,
  listOwnCollections: collections.listOwnCollections,
  listCollections: collections.listCollections,
  getCollection: collections.getCollection,
  getOwnCollection: collections.getOwnCollection,
  createCollection: collections.createCollection,
  changeCollection: collections.changeCollection,
  deleteCollection: collections.deleteCollection,
  collectRecipe: collections.collectRecipe,
  removeEntry: collections.removeEntry,
  moveEntry: collections.moveEntry,
  noteEntry: collections.noteEntry,
  tonightRecipes: home.tonightRecipes,
  lovedRecipes: home.lovedRecipes,
  listCategories,
  getCook: cooks.getCook,
  listCookReviews: cooks.listCookReviews,
  getProfile: cooks.getProfile,
  updateProfile: cooks.updateProfile,
  register: accounts.register,
  checkSetup: setup.checkSetup,
  setUp: setup.setUp,
  login: accounts.login,
  resetPassword: accounts.resetPassword,
  resetByLink: accounts.resetByLink,
  confirmNewPassword: accounts.confirmNewPassword,
  logout: accounts.logout,
  whoAmI: accounts.whoAmI,
  getUser: accounts.getUser,
  listSessions: ownAccount.listSessions,
  getUsage: ownAccount.getUsage,
  endSession: ownAccount.endSession,
  endOtherSessions: ownAccount.endOtherSessions,
  changeName: ownAccount.changeName,
  changePassword: ownAccount.changePassword,
  changeAnswer: ownAccount.changeAnswer,
  leaveAccount: ownAccount.leaveAccount,
  changeEmail: ownAccount.changeEmail,
  confirmEmail: ownAccount.confirmEmail,
  askTakeout,
  askPasskey: passkeys.askPasskey,
  loginByPasskey: passkeys.loginByPasskey,
  confirmByPasskey: passkeys.confirmByPasskey,
  listPasskeys: passkeys.listPasskeys,
  offerPasskey: passkeys.offerPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  askOpenid: openid.askOpenid,
  loginByOpenid: openid.loginByOpenid,
  registerByOpenid: openid.registerByOpenid,
  joinByOpenid: openid.joinByOpenid,
  getOwnOpenid: openid.getOwnOpenid,
  askOpenidLink: openid.askOpenidLink,
  askOpenidConfirmation: openid.askOpenidConfirmation,
  finishOpenid: openid.finishOpenid,
  unlinkOpenid: openid.unlinkOpenid,
  getMailState: mails.getMailState,
  sendVerification: mails.sendVerification,
  verifyEmail: mails.verifyEmail,
  unsubscribe: mails.unsubscribe,
  sendContactMessage,
  listContactMessages,
  getRegistration: invitations.getRegistration,
  listInvitations: invitations.listInvitations,
  invite: invitations.invite,
  revokeInvitation: invitations.revokeInvitation,
  listModeratedRecipes: admin.listModeratedRecipes,
  removeRecipe: admin.removeRecipe,
  readRemovedRecipe: admin.readRemovedRecipe,
  restoreRecipe: admin.restoreRecipe,
  listAccounts: admin.listAccounts,
  deleteAccount: admin.deleteAccount,
  endSessions: admin.endSessions,
  listActs: admin.listActs,
  getLegalPage,
  checkHealth,
  checkReady,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/**
 * The calls beside those, by name. Here all are at hand; what a browser runs of a built site fetches most of them when one
 * is first made (`scripts/slim-contract.ts`).
 */
export const lateCalls: (() => Promise<Readonly<Record<string, Call>>>) | null = null;
