// Polly: polls and decisions.
import { card, dashboardAndInstances } from './card.ts'

export const polly = card({
  type: 'polly',
  name: 'Polly',
  pronoun: 'her',
  purpose: 'Turns a question with choices into a poll that people answer by reply.',
  glyph: { lines: 'M3.5 13V8.5M8 13V3M12.5 13V6' },
  hue: { light: '#a1551e', dark: '#da8a57' },
  ink: { light: '#813d02', dark: '#f4b894' },
  tint: { light: '#fdece3', dark: '#3a2417' },
  page: { group: 'teams', path: '/teams/polly', isRoute: true },
  offered: 3,
  asksFor: 'name and address',
  together: null,
  views: dashboardAndInstances,
  label: 'Task',
  marker: '$$polling',
  words: {
    asked: ['Which polls are open?', 'What did we decide?', 'Who has not voted?'],
    landing: 'Turns a question into a poll. People vote by plain reply or on a page.',
    feature: {
      title: 'Run team polls',
      text: 'Ask in a mail, and people answer in theirs, in their own words. The results count themselves.',
      quote: 'Wednesday or, if need be, Tuesday',
      sketch: {
        title: 'When do we rehearse?',
        bars: [
          { label: 'Tuesday', count: 5 },
          { label: 'Wednesday', count: 3 },
          { label: 'Thursday', count: 1 },
        ],
      },
    },
  },
})
