// Which context each page gives the Copilot.
import { expect, it } from 'vitest'
import { screenContext } from './screen-context.ts'

const contextOf = (path: string) => screenContext(path).context

it('COP-06: on the page of the intelligence agent it is that agent', () => {
  expect(contextOf('/intelligence/tanya')).toBe('tanya')
})

it('COP-07: on the page of the project management agent, and on a board, it is that agent', () => {
  expect(contextOf('/teams/tula')).toBe('tula')
  expect(screenContext('/project/12')).toEqual({
    context: 'tula',
    projectId: 12,
    shown: null,
    isPersonalBoard: false,
  })
})

it('COP-08: on the pages of documents and knowledge it is their agents', () => {
  expect(contextOf('/teams/alex')).toBe('alex')
  expect(contextOf('/teams/faq')).toBe('faq')
})

it('COP-09: the sections are their own, and anything else is general', () => {
  for (const section of ['task-board', 'intelligence', 'teams', 'tasks'])
    expect(contextOf(`/${section}`)).toBe(section)
  expect(contextOf('/settings')).toBe('general')
  expect(screenContext('/task/7')).toEqual({
    context: 'general',
    projectId: null,
    shown: { kind: 'task', id: 7 },
    isPersonalBoard: false,
  })
})
