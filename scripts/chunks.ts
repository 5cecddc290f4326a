/** Of these modules of a folder, whatever they are written in. */
const from = (folder: string, ...names: string[]) => `${folder}/(${names.join('|')})\\.`;
const anyOf = (...modules: string[]) => new RegExp(`src/(${modules.join('|')})`);

/**
 * What several pages show is one file: a dozen small ones cost a phone more round trips than they save bytes.
 * Home, the page of a first visit, has no fields, nothing that unfolds and nothing of its reader’s own.
 */
const sharedByPages = {
  name: 'shared',
  test: /src\/web\/(data|page|forms|session|lists|ui)\/(?!field|select|use-form|disclosure|use-own\.)/,
  minShareCount: 8,
};

/** Only the modules themselves: what they import is often in another file already. */
const sharedBySome = { minShareCount: 2, includeDependenciesRecursively: false };

/** Lists of recipes as Explore, categories, search, cooks and own pages show them. */
const listParts = {
  ...sharedBySome,
  name: 'list-parts',
  test: anyOf(
    from('web/lists', 'recipe-list', 'list-place', 'page-links', 'list-body', 'list-meta'),
    from('web/lists', 'grow-list', 'use-grow-alone', 'scrolled-lists', 'use-list-as-left'),
    from('web/lists', 'use-recipe-list', 'category-filter(.module)?', 'left-out(.module)?'),
  ),
};

/** What narrows them. */
const facets = {
  ...sharedBySome,
  name: 'facets',
  test: anyOf('domain/facets/', 'web/lists/facets/'),
};

/** Each too small for a file of its own. */
const smallParts = {
  ...sharedBySome,
  name: 'small-parts',
  test: anyOf(
    from('contract', 'recipes', 'recipe-details', 'recipe-fields'),
    from('domain', 'search/fold', 'search/seen', 'recipes/sections'),
    from('web/lists', 'recipe-grid', 'categories'),
    from('web/ui', ...['chip-list', 'radio-group'].map((name) => `${name}(.module)?`)),
  ),
};

/** What lies over a page: a recipe's asks for it when it is opened. */
const overPage = {
  ...sharedBySome,
  name: 'over-page',
  test: anyOf(from('web/ui', 'sheet(.module)?', 'use-over-page')),
};

/** A recipe as its page, the cook mode, the printed page and a preview tell it. */
const recipeParts = {
  ...sharedBySome,
  name: 'recipe-parts',
  test: anyOf(
    from('domain/kitchen', 'chosen-amounts', 'ingredients-text', 'ticks'),
    from('domain/recipes', 'name-language'),
    from('web/page', 'chosen-amounts'),
    from('web/features/kitchen', 'amount-controls(.module)?', 'use-chosen-amounts', 'use-ticks'),
    from('web/features/notes', 'line-words'),
    from('web/features/recipes', 'shown-text(.module)?', 'other-names', 'recipe-tip(.module)?'),
    from('web/features/recipes', 'recipe-details(.module)?', 'recipe-facts(.module)?'),
  ),
};

/** What cooks say, and how a page is passed on: on the pages of recipes, cooks and collections. */
const socialParts = {
  ...sharedBySome,
  name: 'social-parts',
  test: anyOf(
    from(
      'web/lists',
      'photo-row(.module)?',
      'use-gallery',
      'follow-place(.module)?',
      'show-collect',
      'report-link',
    ),
    from('web/lists', 'posts.module'),
    from('web/page', 'use-late'),
    from('web/features/reviews', 'recipe-reviews.module', 'review-item'),
    from('web/features/recipes', 'open-share-sheet', 'share-recipe(.module)?'),
  ),
};

/** The fields of who logs in, registers, or has forgotten a password. */
const accountParts = {
  ...sharedBySome,
  name: 'account-parts',
  test: anyOf(
    from('contract', 'accounts'),
    from('web/features/accounts', 'password-field(.module)?', 'password-visibility', 'email-field'),
    from('web/features/accounts', 'answer-field', 'device', 'use-visitors-only', 'report-refusal'),
    from('web/(forms|page)', 'use-form', 'use-token-of-address'),
  ),
};

/** What is typed and chosen in: a choice is drawn with the parts of a field, and would take them along to Home. */
const fields = {
  ...sharedBySome,
  name: 'fields',
  test: anyOf(
    from('web/ui', 'field(.module)?', 'field-error', 'select(.module)?'),
    from('web/forms', 'choose-file.module'),
  ),
};

/** What somebody has on the site, and what they have typed here. */
const ownParts = {
  ...sharedBySome,
  name: 'own-parts',
  test: anyOf(
    from('contract', 'collection-fields'),
    from('web/data', 'use-own', 'kept-draft'),
    from('web/lists', 'new-collection-form'),
  ),
};

/** What is decided of posts and people: too small for files of their own. */
const decisionWords = {
  ...sharedBySome,
  name: 'decision-words',
  test: anyOf(from('contract', 'decisions', 'posts'), from('domain/decisions', 'kinds')),
};

/** Small parts that many pages show, and Home and Explore do not. */
const controls = {
  name: 'controls',
  test: anyOf(
    from('web/ui', 'chip(.module)?', 'dialog(.module)?', 'checkbox(.module)?', 'action-icons'),
    from('web/page', 'use-is-here', 'copy-text', 'scroll-at-edge'),
    from('web/data', 'use-queue', 'use-asking'),
    from('web/lists', 'just-deleted'),
    from('domain/recipes', 'fold-text'),
  ),
};

/** Which modules come to browsers in one file; the others as the bundler splits them. */
export const chunkGroups = [
  sharedByPages,
  listParts,
  facets,
  smallParts,
  overPage,
  recipeParts,
  socialParts,
  accountParts,
  fields,
  ownParts,
  decisionWords,
  controls,
];
