import type { ErrorCode } from '#contract/errors.ts';

type ErrorMessages = Readonly<Record<`error.${ErrorCode}`, string>>;

/** One sentence for every refusal the API declares; `{field}` is the field's label, `{limit}` its limit. */
export const errors = {
  'error.bad_request': 'The request could not be read',
  'error.bad_cursor': 'That page marker is not one of ours',
  'error.keyword_too_long': 'Please search for at most 200 characters',
  'error.not_signed_in': 'Please log in first',
  'error.wrong_credentials': 'Invalid email or password',
  'error.wrong_answer': 'Wrong email or answer',
  'error.not_you': 'You can only act for yourself',
  'error.not_yours': 'This recipe belongs to somebody else',
  'error.admins_only': 'This is for admins',
  'error.own_account': 'You cannot delete your own account here',
  'error.not_found': 'There is nothing at this address',
  'error.recipe_not_found': 'This recipe does not exist',
  'error.category_not_found': 'This category does not exist',
  'error.user_not_found': 'This user does not exist',
  'error.reset_link_over':
    'This link was used or is too old. Ask whoever runs this site for a new one',
  'error.method_not_allowed': 'This address does not take that method',
  'error.recipe_changed': 'The recipe has changed since you opened it',
  'error.email_taken': 'This e-mail is already registered, please login',
  'error.photo_too_large': 'Size is more than 1mb',
  'error.body_too_large': 'That is more than the site takes at once',
  'error.photo_not_an_image': 'Please upload a photo in a common image format',
  'error.field_missing': '{field} is required',
  'error.field_too_short': '{field} needs at least {limit} characters',
  'error.field_too_long': '{field} is too long, the limit is {limit}',
  'error.field_invalid': '{field} is not valid',
  'error.password_common': 'Very many people use this password, please choose another one',
  'error.password_blank': 'A password needs more than spaces',
  'error.name_hidden_signs': 'A name cannot hold invisible or control characters',
  'error.name_reserved': 'This name is kept for the people who run this site',
  'error.photo_missing': 'Please upload Photo',
  'error.confirmation_wrong': 'That is not the e-mail of this account',
  'error.category_missing': 'Please select category',
  'error.link_not_allowed': 'Only addresses of public web pages can be read',
  'error.link_unreachable': 'That page could not be reached. You can paste its text instead',
  'error.link_refused': 'That site does not let us read the page. You can paste its text instead',
  'error.link_too_slow': 'That page takes too long to answer. You can paste its text instead',
  'error.link_too_large': 'That page is too large to read. You can paste the recipe instead',
  'error.link_not_a_page': 'There is no web page at that address',
  'error.no_recipe_found': 'We found no recipe there. You can paste its text instead',
  'error.too_many_tries': 'Too many tries. Please try again in {wait}',
  'error.too_busy': 'Too many people are logging in just now. Please try again in a moment',
  'error.foreign_page': 'This form takes messages from its own pages',
  'error.recipes_full':
    'You have {limit} recipes, as many as an account may keep. Delete one to publish another',
  'error.photos_full':
    'Your photos take up {limit} MB, as much as an account may keep. Those of deleted recipes count until they can no longer be restored',
  'error.too_many_renames':
    'A recipe can change its name and address {limit} times a day. Please try again in {wait}',
  'error.unexpected': 'Something went wrong on our side',
  'error.format_not_offered': 'This is answered as JSON only',
  'error.unavailable': 'The site is busy for a moment, please try again',
} as const satisfies ErrorMessages;
