// Where the buttons of the landing page lead.
import { expect, it } from 'vitest'
import { agentNames } from '../../../ui/agent.ts'
import { nextPath } from '../../accounts/screen/next-path.ts'
import { chatPath, draftTo } from './ways-in.ts'

it('LAND-13: the chat button of each agent leads over sign-up to a page of this site that remembers the agent', () => {
  for (const agent of agentNames) {
    const url = new URL(chatPath(agent), 'https://crew.example')
    expect([url.pathname, url.searchParams.get('mode')]).toEqual(['/auth/email', 'signup'])
    // The sign-in screen takes it for a page of this site, and not for one of another.
    const next = new URL(nextPath(url.search), 'https://crew.example')
    expect(next.searchParams.get('copilot')).toBe(agent)
  }
  expect(nextPath(new URL(chatPath('tanya'), 'https://crew.example').search)).toBe(
    '/intelligence/tanya?copilot=tanya',
  )
})

it('LAND-08: the email button drafts a mail to the agent at the configured domain', () => {
  expect(draftTo('tula', 'tula@crew.example')).toBe('mailto:tula@crew.example?subject=Hello%20Tula')
  expect(draftTo('faq', 'faq+ops@crew.example')).toBe('mailto:faq%2Bops@crew.example?subject=Hello%20FAQ')
})
