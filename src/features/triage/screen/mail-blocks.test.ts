// Mail text typeset: paragraphs, lists, and nothing lost.
import { expect, it } from 'vitest'
import { mailBlocks } from './mail-blocks.ts'

it('blank lines divide paragraphs and line breaks within one stay', () => {
  expect(mailBlocks('Hello all,\n\nthanks for the call.\nMore below.\n\n\nPriya')).toEqual([
    { kind: 'paragraph', text: 'Hello all,' },
    { kind: 'paragraph', text: 'thanks for the call.\nMore below.' },
    { kind: 'paragraph', text: 'Priya' },
  ])
})

it('lines with bullets or numbers are one list, also with blank lines between', () => {
  expect(mailBlocks('- send the deck\n  with figures\n\n- book the hall\nThanks')).toEqual([
    { kind: 'list', items: ['send the deck with figures', 'book the hall'] },
    { kind: 'paragraph', text: 'Thanks' },
  ])
  expect(mailBlocks('1. one\r\n2) two')).toEqual([{ kind: 'list', items: ['one', 'two'] }])
})

it('a dash or a number within a line begins no list', () => {
  const text = '2026 was good\n-5 degrees\n3.5 hours'
  expect(mailBlocks(text)).toEqual([{ kind: 'paragraph', text }])
})
