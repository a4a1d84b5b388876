// What the palette puts first for what is typed.
import { expect, it } from 'vitest'
import type { Command } from '../../ui/commands.ts'
import { inGroups, rank } from './rank.ts'

const command = (title: string, words = '', group = 'Pages'): Command => ({
  id: title,
  title,
  words,
  group,
  run: () => {},
})

const all = [
  command('Dashboard', 'start home'),
  command('My Tasks'),
  command('Task Board'),
  command('Mail log', 'inbox received'),
  command('Settings', 'account profile'),
  command('Tula', 'tasks projects', 'Agents'),
  command('Spring launch: next steps', '', 'Projects'),
  command('Café opening', '', 'Projects'),
  command('Dark theme', 'appearance night', 'Actions'),
]

const titles = (query: string) => rank(all, query).map(({ title }) => title)

it('without a query all stand in their order', () => {
  expect(titles('  ')).toEqual(all.map(({ title }) => title))
})

it('a name that begins so comes before a word within, and that before what is also known by it', () => {
  expect(titles('task')).toEqual(['Task Board', 'My Tasks', 'Tula'])
  expect(titles('ma')[0]).toBe('Mail log')
})

it('every typed word must fit, in any order', () => {
  expect(titles('board task')).toEqual(['Task Board'])
  expect(titles('launch spring')).toEqual(['Spring launch: next steps'])
  expect(titles('launch winter')).toEqual([])
})

it('initials, other words, letters with gaps and missing accents find it too', () => {
  expect(titles('mt')).toEqual(['My Tasks'])
  expect(titles('inbox')).toEqual(['Mail log'])
  expect(titles('dshbrd')).toEqual(['Dashboard'])
  expect(titles('cafe')).toEqual(['Café opening'])
  expect(titles('CAFÉ OPEN')).toEqual(['Café opening'])
})

it('what fits nothing finds nothing', () => {
  expect(titles('xyzzy')).toEqual([])
  expect(titles('(')).toEqual([])
})

it('groups stand in the order in which they first come', () => {
  expect(inGroups(all).map(({ title, commands }) => [title, commands.length])).toEqual([
    ['Pages', 5],
    ['Agents', 1],
    ['Projects', 2],
    ['Actions', 1],
  ])
})
