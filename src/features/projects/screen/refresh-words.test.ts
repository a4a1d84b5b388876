// The exact texts of the Refresh buttons.
import { expect, it } from 'vitest'
import { refreshFailed, refreshTriggered, refreshWords } from './refresh-words.ts'

// The boards and Tula's page look for emails; the pages of the other kinds come with their agents.
it('ERR-35: "Refresh Triggered" with what is looked for', () => {
  expect(refreshTriggered).toBe('Refresh Triggered')
  expect(refreshWords).toEqual({
    emails: 'Checking for new emails...',
    attachments: 'Checking for new attachment emails...',
    faq: 'Checking for new FAQ emails...',
    intelligence: 'Checking for new emails and refreshing intelligence...',
  })
})

it('ERR-36: "Refresh Failed" with "Failed to trigger email refresh"', () => {
  expect(refreshFailed).toEqual({
    title: 'Refresh Failed',
    description: 'Failed to trigger email refresh',
  })
})
