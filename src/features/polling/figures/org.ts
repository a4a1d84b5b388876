// The org map: departments with their teams, and the members with what may be told of them (ENT-39, ENT-40).
import { TEAM_TOPICS } from '../contract.ts'
import type { OrgData, OrgDepartment, OrgMember, OrgTeam } from './contract.ts'
import { type Facts, latestPeriod } from './facts.ts'
import { type Group, hiddenPlaces } from './groups.ts'
import { participants, share } from './metrics.ts'
import { releasedIn } from './released.ts'
import { changeOf, meanOf } from './sentiment.ts'
import { topicItems } from './topics.ts'

export interface OwnFigures {
  userId: number
  sentimentScore: number | null
}

export function orgOf(facts: Facts, isFull: boolean, own: OwnFigures): OrgData {
  const members = membersOf(facts, own)
  return {
    all: {
      name: facts.name,
      memberCount: facts.people.length,
      sentimentTrend: trendIn(facts, null),
      ...figuresOf(facts, null),
    },
    departments: isFull ? departmentsOf(facts) : [],
    members: isFull ? members : members.filter(({ id }) => id === own.userId),
  }
}

function departmentsOf(facts: Facts): OrgDepartment[] {
  const teams = facts.groups.filter(({ unit }) => unit.kind === 'team')
  const departments = facts.groups.filter(({ unit }) => unit.kind === 'department')
  const isBelow = (team: Group, group: Group) => group.unitIds.has(team.unit.id)
  /** The nearest department above is the one with the fewest units below it. */
  const homeOf = (team: Group) =>
    departments.filter((one) => isBelow(team, one)).sort((a, b) => a.unitIds.size - b.unitIds.size)[0]
  return departments.map((group) => ({
    ...headOf(facts, group),
    memberCount: group.memberIds.size,
    sentimentTrend: trendIn(facts, group),
    scores: facts.periods.map((period) => meanOf(facts, period, group).score),
    ...figuresOf(facts, group),
    teams: teams
      .filter((team) => homeOf(team) === group)
      .map(
        (team): OrgTeam => ({
          ...headOf(facts, team),
          members: team.memberIds.size,
          ...figuresOf(facts, team),
        }),
      ),
  }))
}

const headOf = (facts: Facts, { unit }: Group) => ({
  ...{ id: unit.id, parentId: unit.parentId, name: unit.name },
  lead: facts.people.find(({ id }) => id === unit.leadId)?.name ?? null,
})

/** Of all periods that are shown, but the mood, which is that of the last one with a release. */
function figuresOf(facts: Facts, group: Group | null) {
  const size = group?.memberIds.size ?? facts.people.length
  const isClosed = group?.isClosed ?? size < facts.agent.threshold
  if (isClosed && facts.agent.companyId !== null)
    return {
      ...{ participationRate: null, avgSentiment: null, submissions: null, recentTopics: [] },
      isClosed: true,
    }
  const means = facts.periods.map((period) => meanOf(facts, period, group))
  const submissions = releasedIn(facts, group)
  return {
    participationRate: submissions === null ? null : share(participants(facts, group), size),
    avgSentiment: means.findLast(({ score }) => score !== null)?.score ?? null,
    submissions,
    recentTopics: topicItems(facts, group)
      .slice(0, TEAM_TOPICS)
      .map(({ name }) => name),
    isClosed: false,
  }
}

function trendIn(facts: Facts, group: Group | null): number | null {
  const latest = latestPeriod(facts)
  if (!latest?.before) return null
  return changeOf(meanOf(facts, latest.period, group).score, meanOf(facts, latest.before, group).score)
}

function membersOf(facts: Facts, own: OwnFigures): OrgMember[] {
  const hidden = hiddenPlaces(facts.groups, facts.people, facts.agent.threshold)
  return facts.people.map(({ id, name, email, unitId }) => {
    const isClosed = hidden.has(unitId)
    const rows = facts.persons.filter(({ userId }) => userId === id)
    const above = facts.groups
      .filter(({ unit, unitIds }) => unit.kind === 'department' && unitId !== null && unitIds.has(unitId))
      .sort((a, b) => a.unitIds.size - b.unitIds.size)
    return {
      ...{ id, name, email },
      department: above[0]?.unit.name ?? null,
      submissionCount: isClosed ? null : rows.reduce((sum, { submissions }) => sum + submissions, 0),
      sentimentScore: id === own.userId ? own.sentimentScore : null,
      lastSubmission: isClosed
        ? null
        : (rows
            .map(({ day }) => day)
            .sort()
            .at(-1) ?? null),
    }
  })
}
