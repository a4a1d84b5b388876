// Which binding a press of a key reaches.
import { beforeEach, expect, it } from 'vitest'
import { createKeys, type KeyPress, secondKeyWithin } from './keys.ts'

let log: string[]
beforeEach(() => {
  log = []
})

const does = (word: string) => () => {
  log.push(word)
}

function pressOf(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    timeStamp: 0,
    defaultPrevented: false,
    ...more,
  }
}

it('a key reaches its binding, and one that nobody has is left to the browser', () => {
  const keys = createKeys()
  keys.add({ title: 'Here', keys: [{ keys: 'j', label: 'Next', run: does('next') }] })
  expect(keys.press(pressOf('j'), false)).toBe(true)
  expect(keys.press(pressOf('x'), false)).toBe(false)
  expect(log).toEqual(['next'])
})

it('two keys one after the other are one binding, within a little more than a second', () => {
  const keys = createKeys()
  keys.add({ title: 'Everywhere', keys: [{ keys: 'g m', label: 'Mail log', run: does('mails') }] })
  keys.press(pressOf('g'), false)
  expect(keys.press(pressOf('m', { timeStamp: secondKeyWithin - 1 }), false)).toBe(true)
  keys.press(pressOf('g', { timeStamp: 5000 }), false)
  expect(keys.press(pressOf('m', { timeStamp: 5000 + secondKeyWithin }), false)).toBe(false)
  expect(log).toEqual(['mails'])
})

it('while somebody writes, only keys with Ctrl or Cmd act', () => {
  const keys = createKeys()
  keys.add({
    title: 'Everywhere',
    keys: [
      { keys: 'Ctrl K', label: 'Search', run: does('search') },
      { keys: '?', label: 'Keys', run: does('help') },
    ],
  })
  expect(keys.press(pressOf('?'), true)).toBe(false)
  expect(keys.press(pressOf('k', { metaKey: true }), true)).toBe(true)
  expect(keys.press(pressOf('K', { ctrlKey: true }), false)).toBe(true)
  expect(keys.press(pressOf('k', { altKey: true, ctrlKey: true }), false)).toBe(false)
  expect(log).toEqual(['search', 'search'])
})

it('the page comes before the shell, and passes on what it does not take', () => {
  const keys = createKeys()
  keys.add({ title: 'Everywhere', keys: [{ keys: 'c', label: 'Shell', run: does('shell') }] })
  let takes = true
  const leave = keys.add({
    title: 'On this page',
    keys: [{ keys: 'c', label: 'Page', run: () => (takes ? does('page')() : false) }],
  })
  keys.press(pressOf('c'), false)
  takes = false
  keys.press(pressOf('c'), false)
  leave()
  keys.press(pressOf('c'), false)
  expect(log).toEqual(['page', 'shell', 'shell'])
})

it('what is told but not bound is listed, and its key stays with the focused element', () => {
  const keys = createKeys()
  let told = 0
  keys.subscribe(() => {
    told += 1
  })
  const leave = keys.add({ title: 'Here', keys: [{ keys: 'Enter', label: 'Open' }] })
  expect(keys.groups().map((group) => group.keys.map((key) => key.label))).toEqual([['Open']])
  expect(keys.press(pressOf('Enter'), false)).toBe(false)
  leave()
  expect([keys.groups(), told]).toEqual([[], 2])
})

it('a key that makes no pair with the one before it may begin the next', () => {
  const keys = createKeys()
  keys.add({
    title: 'Everywhere',
    keys: [
      { keys: '?', label: 'Keys', run: does('help') },
      { keys: 'g m', label: 'Mail log', run: does('mails') },
    ],
  })
  for (const [at, key] of ['?', 'g', 'm'].entries()) keys.press(pressOf(key, { timeStamp: at * 50 }), false)
  expect(log).toEqual(['help', 'mails'])
})
