// Alex: what attachments say.
import { card, dashboardAndInstances } from './card.ts'

export const alex = card({
  type: 'alex',
  name: 'Alex',
  pronoun: 'him',
  purpose: 'Reads attachments and says what is in them, with page and quote.',
  glyph: { lines: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3M6.3 8.6h3.4M6.3 11h2' },
  hue: { light: '#02718f', dark: '#36afd7' },
  ink: { light: '#045b74', dark: '#89d4f1' },
  tint: { light: '#e1f4fb', dark: '#112e39' },
  page: { group: 'teams', path: '/teams/alex', isRoute: true },
  offered: 2,
  asksFor: 'name and address',
  together: null,
  views: dashboardAndInstances,
  label: 'Social',
  marker: null,
  words: {
    asked: [
      'Which documents came since Monday?',
      'When does the contract end?',
      'What does the contract say about notice?',
    ],
    landing: 'Reads attachments, every page, and says what is in them with the quote.',
    feature: {
      title: 'Analyze PDFs and contracts',
      text: 'Attach the file. What matters in it comes back with page and quote: dates, money, duties, risks.',
      quote: 'Hall contract.pdf, page 4',
      sketch: {
        title: 'Renews on March 31 unless cancelled',
        passage: {
          before: '… is extended by one year',
          marked: 'unless notice is given by 31 March',
        },
      },
    },
  },
})
