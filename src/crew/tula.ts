// Tula: tasks and projects.
import { card, dashboardAndInstances } from './card.ts'

export const tula = card({
  type: 'tula',
  name: 'Tula',
  pronoun: 'her',
  purpose: 'Turns a mail thread into a project, with tasks, people and due dates.',
  glyph: { lines: 'm2.8 5 1.4 1.4L6.8 3.5M9 5h4.5M2.8 11l1.4 1.4L6.8 9.5M9 11h4.5' },
  hue: { light: '#3967c1', dark: '#779fe9' },
  ink: { light: '#284e99', dark: '#aac8fe' },
  tint: { light: '#e9f1fe', dark: '#1f2a3e' },
  page: { group: 'teams', path: '/teams/tula', isRoute: true },
  offered: 1,
  asksFor: 'name',
  together: '',
  views: dashboardAndInstances,
  label: 'Team',
  marker: '$$task',
  words: {
    asked: [
      'What should I do first today?',
      'What is blocked?',
      'Who has too much?',
      'What is due this week?',
      'What changed since Monday?',
    ],
    unreached:
      'Your tasks are under My Tasks. Write to Tula by mail to get new ones; a reply to her such as “done” changes them.',
    landing: 'Turns a thread into a project: tasks, people, dates. A reply moves them along.',
    feature: {
      title: 'Assign and manage tasks',
      text: 'Who does what by when, read from the thread. Each task shows the sentence behind it, and one reply takes it back.',
      quote: 'Bob, please book the hall for the 26th',
      sketch: {
        title: 'Book the hall for the 26th',
        task: { priority: 'high', due: 'In 3 days', assignee: 'Bob Lindqvist' },
      },
    },
  },
})
