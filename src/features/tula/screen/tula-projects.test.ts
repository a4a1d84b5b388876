// Which projects stand on Tula's page.
import { expect, it } from 'vitest'
import type { Project } from '../../projects/contract.ts'
import { ofTula } from './tula-projects.ts'

const project = (id: number, fields: Partial<Project> = {}): Project => ({
  ...{ id, companyId: 0, name: `P${id}`, type: 'team', topic: '', emailCount: 1, participantCount: 1 },
  ...{ createdAt: `2026-03-0${id}T09:00:00Z`, sourceEmail: 'tula@crew.example', sourceEmailSubject: '' },
  ...{ participants: [], isSystem: false, takesPart: true, isFollowed: false },
  ...{ ownerId: 1, version: 1, archivedAt: null, deletedAt: null, mayDelete: true },
  ...fields,
})

it('TULA-14: projects without a mail and those of products are not listed; the newest stands first', () => {
  const all = [project(1), project(2, { isSystem: true }), project(3, { sourceEmail: null }), project(4)]
  expect(ofTula(all, null).map((one) => one.id)).toEqual([4, 1])
})

it('TULA-15: of one instance, those whose mail came to its address', () => {
  const all = [project(1), project(2, { sourceEmail: 'Tula+work@crew.example' })]
  expect(ofTula(all, 'tula+work@crew.example').map((one) => one.id)).toEqual([2])
})
