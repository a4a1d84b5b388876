// The hierarchy with its figures as rows of a tree, from the company down.
import type { OrgData, OrgDepartment, OrgTeam } from '../../../polling/figures/contract.ts'

export interface OrgNode {
  /** Unique among all. */
  key: string
  name: string
  lead: string | null
  people: number
  participationRate: number | null
  avgSentiment: number | null
  submissions: number | null
  sentimentTrend: number | null
  recentTopics: readonly string[]
  /** Of a department; empty for others. */
  scores: readonly (number | null)[]
  isClosed: boolean
  children: readonly OrgNode[]
}

export function orgTree({ all, departments }: OrgData): OrgNode {
  const below = (parentId: number | null): OrgNode[] =>
    departments.filter((one) => one.parentId === parentId).map((one) => departmentNode(one, below(one.id)))
  const known = new Set(departments.map(({ id }) => id))
  const roots = departments.filter(({ parentId }) => parentId === null || !known.has(parentId))
  return {
    ...all,
    ...{ key: 'all', lead: null, people: all.memberCount, scores: [] },
    children: roots.map((one) => departmentNode(one, below(one.id))),
  }
}

function departmentNode(department: OrgDepartment, inside: readonly OrgNode[]): OrgNode {
  const { teams, id, memberCount, ...figures } = department
  const teamsOf = (parentId: number | null): OrgNode[] =>
    teams.filter((team) => team.parentId === parentId).map((team) => teamNode(team, teamsOf(team.id)))
  const ids = new Set(teams.map((team) => team.id))
  const top = teams.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  return {
    ...figures,
    ...{ key: `department-${id}`, people: memberCount },
    children: [...inside, ...top.map((team) => teamNode(team, teamsOf(team.id)))],
  }
}

const teamNode = ({ id, members, ...figures }: OrgTeam, children: readonly OrgNode[]): OrgNode => ({
  ...figures,
  ...{ key: `team-${id}`, people: members, sentimentTrend: null, scores: [], children },
})

export interface OrgRow {
  node: OrgNode
  /** 1 for the company. */
  level: number
}

/** The rows that are in sight. */
export function rowsOf(root: OrgNode, isOpen: (key: string) => boolean): OrgRow[] {
  const walk = (node: OrgNode, level: number): OrgRow[] => [
    { node, level },
    ...(isOpen(node.key) ? node.children.flatMap((child) => walk(child, level + 1)) : []),
  ]
  return walk(root, 1)
}
