// Tanya: what a team's weekly mails tell.
import { card } from './card.ts'

export const tanya = card({
  type: 'tanya',
  name: 'Tanya',
  pronoun: 'her',
  purpose: 'Reads weekly updates into topics, trends and things to act on.',
  glyph: { lines: 'm2.5 11.5 3.5-4.3L8.7 9.6 13.5 4M13.5 4h-3.2M13.5 4v3.2' },
  hue: { light: '#7a53b4', dark: '#ab8ede' },
  ink: { light: '#5f3d8e', dark: '#cfbbf7' },
  tint: { light: '#f2edfd', dark: '#2d253b' },
  page: { group: 'intelligence', path: '/intelligence/tanya', isRoute: true },
  offered: 5,
  asksFor: 'name',
  together: 'Combined intelligence',
  views: [
    { tab: 'dashboard', label: 'Intelligence' },
    { tab: 'instances', label: 'Manage Instances' },
  ],
  label: 'Analytics',
  marker: null,
  words: {
    asked: ['What is the team worried about?', 'How is the mood?', 'What changed since last week?'],
    landing: 'Reads weekly updates and shows topics, mood and what needs a hand.',
    feature: null,
  },
})
