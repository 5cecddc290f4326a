/** Cook mode: a recipe step by step, to be read from across the kitchen. */
export const cooking = {
  'cooking.title': 'Cooking {name}',
  'cooking.leave': 'Back to the recipe',
  'cooking.step': 'Step {n} of {all}',
  'cooking.uses': 'For this step',
  'cooking.haveReady': 'Have ready',
  'cooking.previous': 'Previous',
  'cooking.next': 'Next',
  'cooking.overview': 'Everything',
  'cooking.close': 'Close',
  'cooking.read': 'Read aloud',
  'cooking.stopReading': 'Stop reading',
  'cooking.asleep':
    'This browser lets the screen go dark. If you cook for longer, keep it on in the settings of the device.',
  'cooking.doneTitle': 'That is all. Enjoy your meal!',
  'cooking.doneText': 'Timers that still run go on with you on every page.',
  'cooking.madeIt': 'I made it',
  'cooking.backToSteps': 'Back to the last step',
  'cooking.note': 'My note:',
  'cooking.noteReadThen': 'Noted when the line read “{line}”',
} as const;
