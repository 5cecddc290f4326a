import type { timers as english } from '../en/timers.ts';
import type { Translated } from '../format.ts';

export const timers = {
  'timers.label': 'Timer',
  'timers.seconds': { by: 'n', one: '{n} Sekunde', other: '{n} Sekunden' },
  'timers.minutes': { by: 'n', one: '{n} Minute', other: '{n} Minuten' },
  'timers.hours': { by: 'n', one: '{n} Stunde', other: '{n} Stunden' },
  'timers.count': { by: 'n', one: '{n} Timer', other: '{n} Timer' },
  'timers.full':
    'Mehr als {n} Timer können nicht zugleich laufen. Beende einen, um einen weiteren zu starten.',
  'timers.left': 'übrig',
  'timers.paused': 'angehalten',
  'timers.done': 'fertig',
  'timers.again': 'klingelt wieder in {time}',
  'timers.late':
    'Fällig um {at}: klingelt {late} zu spät, denn keine Seite dieser Website war wach',
  'timers.pause': '{name} anhalten',
  'timers.resume': '{name} weiterlaufen lassen',
  'timers.addMinute': '+1\u00a0Min.',
  'timers.addMinuteTo': '+1\u00a0Min.: {name}',
  'timers.answer': 'Verstanden',
  'timers.answerTo': 'Verstanden: {name}',
  'timers.due': { by: 'n', one: '{n} Timer ist fertig', other: '{n} Timer sind fertig' },
  'timers.answerAll': 'Alle verstanden',
  'timers.lateBy': '{late} zu spät',
  'timers.dismiss': '{name} beenden',
  'timers.voice': 'Laut ansagen',
  'timers.help': 'Was Timer nicht versprechen können',
  'timers.helpTab':
    'Timer leben in diesem Browser. Sie klingeln, solange eine Seite dieser Website offen ist, in welchem Tab auch immer; ein verdeckter Tab kann sich bis zu einer Minute verspäten.',
  'timers.helpClosed':
    'Auf einem Handy mit dunklem Bildschirm, in einem geschlossenen Browser oder auf einem Computer im Ruhezustand klingelt nichts. Was inzwischen fällig war, klingelt, wenn du zurückkommst, und sagt, wie spät es dran ist.',
  'timers.helpSound':
    'Nachdem eine Seite neu geladen wurde, musst du einmal auf die Seite tippen, damit der Ton zu hören ist, und das Gerät darf nicht stumm sein.',
  'timers.said.started': 'Timer über {time}.',
  'timers.said.minuteLeft': 'Noch eine Minute.',
  'timers.said.done': 'Die Zeit ist um.',
  'timers.said.late': 'Die Zeit ist seit {late} um.',
} as const satisfies Translated<typeof english>;
