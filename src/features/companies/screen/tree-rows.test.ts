// The rows of the tree and its keys.
import { expect, it } from 'vitest'
import type { Unit } from '../hierarchy/contract.ts'
import { pathOf, possibleParents, treeMove, treeRows } from './tree-rows.ts'

const unit = (
  id: number,
  name: string,
  parentId: number | null,
  kind: Unit['kind'] = 'department',
): Unit => ({
  id,
  name,
  parentId,
  kind,
  leadId: null,
  memberIds: [],
})

const units = [
  unit(1, 'Sales', null),
  unit(2, 'Europe', 1),
  unit(3, 'East', 2, 'team'),
  unit(4, 'Board', null, 'team'),
  unit(5, 'Finance', null),
]
const none = new Set<number>()

it('COMP-16: departments come before teams, each by name, with level and place among siblings', () => {
  const rows = treeRows(units, none)
  expect(rows.map((row) => [row.unit.name, row.level, row.position, row.siblings])).toEqual([
    ['Finance', 1, 1, 3],
    ['Sales', 1, 2, 3],
    ['Europe', 2, 1, 1],
    ['East', 3, 1, 1],
    ['Board', 1, 3, 3],
  ])
  expect(treeRows(units, new Set([1])).map((row) => row.unit.name)).toEqual(['Finance', 'Sales', 'Board'])
})

it('COMP-16: arrows go through the rows, open and fold, and come back to the parent', () => {
  const rows = treeRows(units, none)
  const folded = treeRows(units, new Set([1]))
  const moves: [ReturnType<typeof treeRows>, number | null, string, ReturnType<typeof treeMove>][] = [
    [rows, 5, 'ArrowDown', { to: 1 }],
    [rows, 5, 'ArrowUp', null],
    [rows, 4, 'ArrowDown', null],
    [rows, null, 'ArrowDown', { to: 5 }],
    [rows, 3, 'Home', { to: 5 }],
    [rows, 5, 'End', { to: 4 }],
    [rows, 1, 'ArrowRight', { to: 2 }],
    [rows, 1, 'ArrowLeft', { fold: 1 }],
    [folded, 1, 'ArrowRight', { unfold: 1 }],
    [folded, 1, 'ArrowLeft', null],
    [rows, 3, 'ArrowLeft', { to: 2 }],
    [rows, 3, 'ArrowRight', null],
    [rows, 3, 'x', null],
  ]
  for (const [on, id, key, move] of moves) expect([id, key, treeMove(on, id, key)]).toEqual([id, key, move])
})

it('COMP-16: a unit is offered no place in itself or below, and a department none in a team', () => {
  const ids = (id: number, kind: Unit['kind']) => possibleParents(units, { id, kind }).map((one) => one.id)
  expect(ids(1, 'department')).toEqual([5])
  expect(ids(2, 'department')).toEqual([1, 5])
  expect(ids(3, 'team')).toEqual([1, 2, 4, 5])
  expect(pathOf(units, 3)).toBe('Sales / Europe / East')
})
