// Which tab an address belongs to, and which agents have one.
import { expect, it } from 'vitest'
import { activeTab, agentTabs, tabPath } from './tabs.ts'

it('SHELL-04: each tab leads to its own address', () => {
  const paths = {
    tasks: '/tasks',
    tanya: '/intelligence/tanya',
    tula: '/teams/tula',
    alex: '/teams/alex',
    faq: '/teams/faq',
    polly: '/teams/polly',
  } as const
  for (const [tab, path] of Object.entries(paths)) expect(tabPath(tab as keyof typeof paths)).toBe(path)
})

it('SHELL-05: the active tab follows the beginning of the path', () => {
  const tabs = {
    '/teams': 'teams',
    '/teams/tula': 'tula',
    '/teams/polly': 'polly',
    '/intelligence/tanya': 'tanya',
    '/tasks': 'tasks',
    '/task-board': 'tasks',
    '/projects': 'tasks',
    '/project/7': 'tasks',
  }
  expect(Object.fromEntries(Object.keys(tabs).map((path) => [path, activeTab(path)]))).toEqual(tabs)
})

it('SHELL-05: it is intelligence where no other fits', () => {
  expect(['/', '/dashboard', '/intelligence', '/polling', '/teamsters', '/tasksheet'].map(activeTab)).toEqual(
    Array(6).fill('intelligence'),
  )
})

it('CAT-15: Sally has a tab once she was used, which leads to her instances', () => {
  expect(agentTabs([{ agentId: 'sally' }])).toEqual(['sally'])
  expect(tabPath('sally')).toBe('/intelligence/sally')
  expect(activeTab('/intelligence/sally')).toBe('sally')
})

it('SHELL-03: an agent has a tab once it was used, always in the same place', () => {
  expect(agentTabs([])).toEqual([])
  expect(agentTabs([{ agentId: 'alex' }, { agentId: 'tula' }, { agentId: 'dina' }])).toEqual(['tula', 'alex'])
  expect(agentTabs([{ agentId: 'alex' }], 'polly')).toEqual(['polly', 'alex'])
})
