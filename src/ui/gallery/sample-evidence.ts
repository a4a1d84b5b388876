// Example mails for the gallery.
import type { Evidence } from '../evidence.ts'

export const logosEvidence: Evidence = {
  agent: 'tula',
  readBy: 'rules',
  certainty: 0.94,
  before: 'Rosa, ',
  sentence: 'could you collect the sponsor logos',
  after: ' before the 26th? The printer cannot use the old ones.',
  sender: 'Ivan Novak',
  subject: 'Garden fair: next steps',
  at: '2026-02-17T09:12:00Z',
  href: '/mails/1#sentence-1',
}

export const contractEvidence: Evidence = {
  ...logosEvidence,
  agent: 'alex',
  readBy: 'model',
  certainty: 0.81,
  before: '',
  sentence: 'The lease renews by itself unless cancelled by the end of the month',
  after: '.',
}
