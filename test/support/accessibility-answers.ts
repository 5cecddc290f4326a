/**
 * Questions that IBM's engine asks of a person wherever something is present, by rule, each with its
 * answer. No fault that it finds can be answered away here: faults are mended.
 */
export const answeredToIbm: Readonly<Record<string, string>> = {
  a_target_warning:
    'Asked where it is not said in English. Pages in German say it in German (nav.newTab), and a key that a language lacks does not compile.',
  style_highcontrast_visible:
    'Asked of every style sheet. Borders, focus rings and chosen states are real borders and outlines, which forced colours keep.',
  style_color_misuse:
    'Asked of every style sheet. States are told by words, marks or weight besides colour.',
  style_viewport_resizable:
    'Asked of every style sheet that names vw. The pages are tried at 200% text in test/e2e/layout.spec.ts.',
  style_focus_visible:
    'Asked wherever a border or an outline is styled. test/e2e/keyboard.spec.ts walks every page with Tab and looks for the ring.',
  element_tabbable_visible:
    'Asked of the link to the content, which is out of sight until it has the focus.',
  element_tabbable_unobscured:
    'Asked of what lies under something else, such as the radio button under its pill. test/e2e/keyboard.spec.ts finds what has the focus in sight.',
  input_label_visible:
    'Asked of buttons with a picture and of rows of a form. Their names are spoken, stand in a title or in the words of the row.',
  input_checkboxes_grouped:
    'Asked of the ticks beside ingredients. They are the items of a list under its heading, and are sent nowhere.',
  list_structure_proper:
    'Asked of lists of terms whose pairs lie in a div each, which HTML allows since 5.2.',
  target_spacing_sufficient:
    'Asked of what lies beneath an open panel. It covers the page until Escape or a press beside it, as panels do.',
  text_block_heading:
    'Asked of the sentence beneath the name of Home, and of what names the panel above the form. They head nothing.',
  text_sensory_misuse:
    'Asked of words such as medium and larger. They speak of difficulty, heat and file sizes, not of where something stands.',
  select_options_grouped:
    'Asked of the courses of a recipe. Eleven words of one kind, in the order of a day and a meal: there is nothing to group them by.',
  input_fields_grouped:
    'Asked of every form with several fields. Groups that belong together are fieldsets; a name, an e-mail and a message are no group.',
};

/** Warnings of HTML_CodeSniffer that mean "look at this", by the end of their code, each with what was seen. */
export const answeredBySniffer: Readonly<Record<string, string>> = {
  'H67.2':
    'A picture with an empty text. The words beside it say what it shows: a card names its recipe in the same link.',
  H48: 'Links beside each other in the header. They are a landmark with a name; a list of five would be read out as one more thing.',
  'H85.2': 'A choice of less than ten entries has no groups.',
  'C32,C31,C33,C38,SCR34,G206':
    'Asked of what is fixed or preformatted. No page scrolls sideways at 360 px or at 200% text (accessibility.spec.ts, layout.spec.ts).',
  'G145.Abs': 'Contrast over what it cannot see through. Axe and tokens.test.ts measure it.',
  'G18.Abs': 'Contrast over what it cannot see through. Axe and tokens.test.ts measure it.',
  'G18.Alpha': 'Contrast over what it cannot see through. Axe and tokens.test.ts measure it.',
  'H91.Select.Value':
    'A list without a chosen entry in its markup. The browser chooses the first, which says so.',
};
