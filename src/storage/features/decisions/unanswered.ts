import type { Db } from '../../schema.ts';

/** What stands, and was appealed against without an answer yet. */
const unanswered = (db: Db) =>
  db
    .selectFrom('decisions')
    .where('decisions.appeal', 'is not', null)
    .where('decisions.ruled_at', 'is', null)
    .where('decisions.ended_at', 'is', null);

/** The ids of recipes that an answer may still bring back: each removed by itself, or hidden with a set, and appealed against. */
export const recipesAppealedFor = (db: Db) =>
  unanswered(db)
    .where('decisions.kind', '=', 'recipe')
    .select('decisions.subject_id as id')
    .unionAll(
      unanswered(db)
        .innerJoin('cleanup_posts', (join) =>
          join
            .onRef('cleanup_posts.cleanup_id', '=', 'decisions.cleanup_id')
            .onRef('cleanup_posts.user_id', '=', 'decisions.user_id'),
        )
        .where('cleanup_posts.kind', '=', 'recipe')
        .where('cleanup_posts.hidden_at', 'is not', null)
        .select('cleanup_posts.post_id as id'),
    );
