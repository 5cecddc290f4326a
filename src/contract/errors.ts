/**
 * Every refusal the API can give, with the HTTP status it travels under.
 * The prose for each code lives in the message catalogue under `error.<code>`.
 */
export const errorStatus = {
  bad_request: 400,
  bad_cursor: 400,
  keyword_too_long: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_answer: 401,
  not_you: 403,
  not_yours: 403,
  admins_only: 403,
  own_account: 403,
  own_recipe: 403,
  own_review: 403,
  review_not_yours: 403,
  own_follow: 403,
  follows_full: 403,
  not_found: 404,
  recipe_not_found: 404,
  category_not_found: 404,
  user_not_found: 404,
  review_not_found: 404,
  post_not_found: 404,
  reset_link_over: 410,
  method_not_allowed: 405,
  recipe_changed: 409,
  note_changed: 409,
  review_changed: 409,
  reviewed_today: 409,
  line_gone: 409,
  email_taken: 409,
  photo_too_large: 413,
  body_too_large: 413,
  photo_not_an_image: 415,
  field_missing: 422,
  field_too_short: 422,
  field_too_long: 422,
  field_invalid: 422,
  password_common: 422,
  password_blank: 422,
  name_hidden_signs: 422,
  name_reserved: 422,
  only_headings: 422,
  photo_missing: 422,
  photo_gone: 422,
  category_missing: 422,
  confirmation_wrong: 422,
  link_not_allowed: 422,
  link_unreachable: 422,
  link_refused: 422,
  link_too_slow: 422,
  link_too_large: 422,
  link_not_a_page: 422,
  no_recipe_found: 422,
  picture_not_allowed: 422,
  picture_unreachable: 422,
  picture_refused: 422,
  picture_too_slow: 422,
  picture_too_large: 422,
  not_a_picture: 422,
  foreign_page: 403,
  recipes_full: 403,
  photos_full: 403,
  saves_full: 403,
  too_many_tries: 429,
  too_busy: 429,
  too_many_renames: 429,
  unexpected: 500,
  format_not_offered: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The refusals any call with validated fields may give; spread into a call's `errors`. */
export const fieldErrors = [
  'field_missing',
  'field_too_short',
  'field_too_long',
  'field_invalid',
] as const satisfies readonly ErrorCode[];

/** What a new password may be refused for, beside its length. */
export const passwordErrors = [
  'password_common',
  'password_blank',
] as const satisfies readonly ErrorCode[];

/** What a person's name may be refused for, beside its length. */
export const nameErrors = [
  'name_hidden_signs',
  'name_reserved',
] as const satisfies readonly ErrorCode[];
