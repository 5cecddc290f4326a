import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

/**
 * The tables as both engines have them. List columns hold JSON text; times are milliseconds.
 * What only one engine has (full-text indexes) is not listed here.
 */
export interface Schema {
  categories: { id: string; name: string; position: number };
  users: {
    id: string;
    name: string;
    email: string;
    role: number;
    created_at: number;
    password_hash: string | null;
    answer_hash: string | null;
  };
  sessions: { token_hash: string; user_id: string; created_at: number; used_at: number };
  /** Which browsers and programs have logged in to which accounts. */
  devices: { token_hash: string; user_id: string; used_at: number };
  /** What happened to an account: its own log. */
  account_events: { id: string; user_id: string; at: number; event: string };
  /** At most one link for an account; a newer one takes its place. */
  reset_links: { user_id: string; token_hash: string; expires_at: number };
  recipes: {
    /** Publishing order; what search indexes refer to. */
    seq: Generated<number>;
    id: string;
    slug: string;
    name: string;
    description: string;
    ingredients: string;
    steps: string;
    category_id: string;
    user_id: string;
    servings: number | null;
    prep_minutes: number | null;
    cook_minutes: number | null;
    difficulty: string | null;
    diet: string;
    tip: string | null;
    source_url: string | null;
    photo_id: string;
    photo_width: number;
    photo_height: number;
    photo_color: string;
    created_at: number;
    updated_at: number;
    /** When an admin removed it, or its owner deleted it; null for a recipe that is there. */
    removed_at: number | null;
    /** 1 where it was the owner: then they alone bring it back. */
    deleted_by_owner: Generated<number>;
  };
  /**
   * Every slug that an existing recipe has or had. `stem` and `number` are the slug taken
   * apart (`pad-thai-2` is `pad-thai`, 2), so that the next free number is one query away.
   */
  recipe_slugs: {
    slug: string;
    recipe_id: string;
    /** The slug asked for when this one was taken. */
    wish: string;
    stem: string;
    number: number;
  };
  /** Sizes of the listed sets, kept by every write; an empty id means any. */
  recipe_counts: { category_id: string; user_id: string; count: number };
  publish_keys: { user_id: string; key: string; recipe_id: string };
  saves: { user_id: string; recipe_id: string; saved_at: number };
  contact_messages: {
    id: string;
    from_email: string;
    from_name: string;
    subject: string;
    message: string;
    created_at: number;
  };
  /** What the site has noted about itself. */
  notes: { key: string; value: string };
  acts: {
    id: string;
    at: number;
    actor_id: string | null;
    act: string;
    subject: string;
    subject_id: string | null;
    /** Of the recipe it was done to, or of some that an account took along; null where none were. */
    recipe_names: string | null;
    recipe_count: number | null;
  };
  /** One row; whoever raises the number holds it until its transaction ends, so numbers appear in order. */
  change_counter: { id: number; number: number };
  /** What changed, for the other processes, in the order of the commits. */
  changes: { number: number; origin: string; notice: string; at: number };
  tries: { key: string; points: number; expires_at: number | null };
  /** The folded words of all recipes; `stem` is the form the search index holds. */
  search_words: { id: Generated<number>; word: string; stem: string };
  /** What is left of a word when one or two letters are gone: how a mistyped word finds it. */
  search_near: { key: string; word_id: number };
  /** A recipe's index terms by field, each list between spaces: what ranking looks at. */
  search_profiles: {
    seq: number;
    created_at: number;
    name: string;
    category: string;
    ingredients: string;
  };
}

export type Db = Kysely<Schema>;
export type RecipeRecord = Selectable<Schema['recipes']>;
export type RecipeInsert = Insertable<Schema['recipes']>;
