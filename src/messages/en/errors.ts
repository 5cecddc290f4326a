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
  'error.password_wrong': 'This is not your present password',
  'error.passkey_refused': 'That passkey was not accepted: please try again',
  'error.passkey_needed':
    'Here admins need a passkey: confirm with yours, or add your first one, on the page of your account',
  'error.passkeys_off': 'This site has no passkeys',
  'error.passkeys_full': 'You have as many passkeys as an account can have: remove one first',
  'error.openid_off': 'This site has no login through another server',
  'error.openid_confirm':
    'Your account has no password: confirm with {server} who you are, on the page of your account',
  'error.openid_unreachable':
    '{server} cannot be reached just now. Try again in a moment, or log in with your password',
  'error.openid_refused': '{server} has not logged you in. Begin again, or log in otherwise',
  'error.openid_unproven':
    '{server} does not say that your e-mail address is proven. Prove it there, or register here',
  'error.openid_over': 'This login is over, or was begun in another browser: begin again',
  'error.openid_taken':
    'The login you used there belongs to another account here. Log in there as somebody else',
  'error.openid_linked': 'The account is linked with somebody else there: end that first',
  'error.last_way_in': 'That is your last way in: set a password or add a passkey first',
  'error.not_you': 'You can only act for yourself',
  'error.not_yours': 'This recipe belongs to somebody else',
  'error.admins_only': 'This is for admins',
  'error.moderators_only': 'This is for moderators',
  'error.own_entry': 'This is about something of yours: somebody else settles it',
  'error.own_decision':
    'You decided this: somebody else answers the appeal, or you a day after it where nobody else is there',
  'error.not_over_them': 'Only admins do that to moderators, and nobody to admins or themselves',
  'error.banned':
    'Your account is suspended (days left: {days}), for this reason: “{reason}”. Under “Moderation” on the page of your account you can appeal once',
  'error.read_only':
    'You can read but not write (days left: {days}), for this reason: “{reason}”. Under “Moderation” on the page of your account you can appeal once',
  'error.entry_of_admin': 'This is about something of an admin’s: only admins settle it',
  'error.decision_not_found': 'There is no such decision',
  'error.cleanup_not_found': 'There is no such clean-up',
  'error.set_too_wide': 'Say whose posts, or of accounts made since when, and of 30 days at most',
  'error.block_unreadable':
    'This is no address and no block of addresses: write it like 192.0.2.7, 192.0.2.0/24 or 2001:db8:1::/48',
  'error.appeal_over': 'There is nothing to appeal against any more, or you have appealed already',
  'error.entry_gone': 'This entry is not in the queue any more',
  'error.entry_changed': 'This was changed since you read it. Read it again',
  'error.entry_settled':
    'Somebody else has settled this meanwhile, in another way: nothing was changed',
  'error.report_gone': 'It is not there any more',
  'error.account_left':
    'This account is closed and will be deleted on {date}. Until then you can take it back on the login page.',
  'error.last_admin': 'You are the last admin: whoever runs the site has to make another one first',
  'error.registration_closed': 'Nobody can register here at present',
  'error.invitation_needed':
    'Here you register with an invitation: open the link that somebody sent you',
  'error.invitation_over':
    'This invitation has been used, has been revoked or is too old: ask for a new one',
  'error.setup_over': 'This link counts no more',
  'error.invitations_full': 'Too many invitations wait to be used: revoke some first',
  'error.own_account': 'You cannot delete your own account here',
  'error.own_recipe': 'This recipe is your own: others say how it turned out',
  'error.own_review': 'This review is your own',
  'error.review_not_yours': 'This review is somebody else’s',
  'error.own_follow': 'You cannot follow yourself',
  'error.follows_full':
    'You follow {limit} cooks, as many as one can. Stop following somebody first',
  'error.own_block': 'You cannot mute or block yourself',
  'error.blocks_full':
    'You have muted and blocked {limit} people, as many as one can. Unmute or unblock somebody first',
  'error.blocked_by_you': 'You have blocked this cook. Take that back first',
  'error.declined': 'This person does not take that from you',
  'error.not_found': 'There is nothing at this address',
  'error.recipe_not_found': 'This recipe does not exist',
  'error.category_not_found': 'This category does not exist',
  'error.user_not_found': 'This user does not exist',
  'error.review_not_found': 'This review does not exist',
  'error.post_not_found': 'This post does not exist',
  'error.collection_not_found': 'This collection does not exist, or is not for you',
  'error.collection_not_yours': 'This collection is somebody else’s',
  'error.collection_changed': 'The collection has changed since you opened it',
  'error.collections_full':
    'You have as many collections as one can have. Delete one to make another',
  'error.collection_full':
    'This collection holds as many recipes as one can hold. Take one out first',
  'error.entry_not_found': 'That is not in the collection any more',
  'error.unlisted_not_yours':
    'This recipe is not listed: only its cook can put it into a collection',
  'error.reset_link_over':
    'This link was used or is too old. Ask whoever runs this site for a new one',
  'error.verify_link_over': 'This link was replaced by a newer one, or is too old',
  'error.password_link_over': 'This link was used or is too old',
  'error.email_link_over': 'This link was replaced by a newer one, or is too old',
  'error.takeout_link_over': 'This download is too old. Ask for it again on your account page',
  'error.unsubscribe_link_over': 'This link ends no mails: it is not whole, or its account is gone',
  'error.mail_off': 'This site sends no mails to people',
  'error.method_not_allowed': 'This address does not take that method',
  'error.recipe_changed': 'The recipe has changed since you opened it',
  'error.line_not_found': 'The recipe does not have this line any more',
  'error.notes_full':
    'You have {limit} notes on lines of this recipe, as many as one can. Delete one first',
  'error.note_changed': 'The note has changed since you opened it',
  'error.review_changed': 'The review has changed since you opened it',
  'error.reviewed_today': 'You have reviewed this recipe today. You can edit that review',
  'error.question_not_yours': 'This question is somebody else’s',
  'error.answer_not_yours': 'This answer is somebody else’s',
  'error.question_not_found': 'This question does not exist',
  'error.answer_not_found': 'This answer does not exist',
  'error.question_changed': 'The question has changed since you opened it',
  'error.answer_changed': 'The answer has changed since you opened it',
  'error.answered_already': 'You have answered this question. You can edit your answer',
  'error.question_full': 'This question has as many answers as it can have',
  'error.question_unanswered': 'Nobody has answered this question yet',
  'error.tip_full': 'That does not fit into the tips of the recipe any more. Shorten them first',
  'error.line_gone': 'The recipe has changed: an ingredient that you picked is not there any more',
  'error.handle_taken': 'This address is taken',
  'error.name_hidden': 'The moderators took this away. Please choose another one',
  'error.handle_reserved': 'This address is kept for the site itself',
  'error.too_many_handles': 'You have had many addresses this year: you can go back to one of them',
  'error.profile_changed': 'Your profile has changed since you opened it',
  'error.email_taken': 'This e-mail is already registered, please log in',
  'error.photo_too_large': 'Size is more than 1mb',
  'error.body_too_large': 'That is more than the site takes at once. Please send less',
  'error.photo_not_an_image': 'Please upload a photo in a common image format',
  'error.field_missing': '{field} is required',
  'error.field_too_short': '{field} needs at least {limit} characters',
  'error.field_too_long': '{field} is too long, the limit is {limit}',
  'error.field_invalid': '{field} is not valid',
  'error.password_common': 'Very many people use this password, please choose another one',
  'error.password_blank': 'A password needs more than spaces',
  'error.name_hidden_signs': 'A name cannot hold invisible or control characters',
  'error.name_reserved': 'This name is kept for the people who run this site',
  'error.only_headings': '{field}: headings alone are not enough',
  'error.photo_missing': 'Please upload Photo',
  'error.photo_gone': 'A photo is not there any more: please upload it again',
  'error.confirmation_wrong': 'That is not the e-mail of this account',
  'error.category_missing': 'Please select category',
  'error.link_not_allowed': 'Only addresses of public web pages can be read',
  'error.link_unreachable': 'That page could not be reached. You can paste its text instead',
  'error.link_refused': 'That site does not let us read the page. You can paste its text instead',
  'error.link_too_slow': 'That page takes too long to answer. You can paste its text instead',
  'error.link_too_large': 'That page is too large to read. You can paste the recipe instead',
  'error.link_not_a_page': 'There is no web page at that address',
  'error.no_recipe_found': 'We found no recipe there. You can paste its text instead',
  'error.picture_not_allowed':
    'Only pictures of the public web can be taken over. You can add a photo yourself',
  'error.picture_unreachable': 'That picture could not be reached. You can add a photo yourself',
  'error.picture_refused':
    'That site does not let us fetch the picture. You can add a photo yourself',
  'error.picture_too_slow': 'That picture takes too long to come. You can add a photo yourself',
  'error.picture_too_large': 'That picture is larger than 10 MB. You can add a photo yourself',
  'error.not_a_picture': 'There is no picture at that address. You can add a photo yourself',
  'error.too_many_tries': 'Too many tries. Please try again in {wait}',
  'error.work_needed':
    'Many people have done this from your network lately. Please try again with this site’s own form in an up-to-date browser, or in {wait}',
  'error.too_busy': 'Too many people are logging in just now. Please try again in a moment',
  'error.foreign_page': 'This form takes messages from its own pages',
  'error.recipes_full':
    'You have {limit} recipes, as many as an account may keep. Delete one to make room for another',
  'error.saves_full':
    'You keep {most} saved recipes, which is as many as fit. Take one out to save another.',
  'error.photos_full':
    'Your photos take up {limit} MB, as much as an account may keep. Those of deleted recipes count until they can no longer be restored',
  'error.too_many_renames':
    'A recipe can change its name and address {limit} times a day. Please try again in {wait}',
  'error.unexpected': 'Something went wrong on our side. Please try again later',
  'error.format_not_offered': 'This is answered as JSON only',
  'error.unavailable': 'The site is busy for a moment, please try again',
} as const satisfies ErrorMessages;
