// What came of an agent's insights: read, made and taken back.
import { useQueries } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import type { FollowUps } from '../../../followups/contract.ts'
import type { Became } from '../../../followups/screen/follow-ups.ts'
import { getOrgData } from '../../../polling/figures/contract.ts'
import {
  listInsightFollowUps,
  takeBackInsightFollowUp,
  takeUpInsight,
} from '../../../polling/followups/contract.ts'

export function useBecame(agentIds: readonly number[]): Became[] {
  const reads = useQueries({
    queries: agentIds.map((id) => ({
      queryKey: keyOf(listInsightFollowUps, { id }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(listInsightFollowUps, { params: { id }, signal }),
    })),
  })
  return agentIds.map((id, at) => becameOf(id, reads[at]?.data))
}

function becameOf(id: number, data: FollowUps | undefined): Became {
  const params = { id }
  return {
    followUps: data,
    takeUp: (key, course) => api(takeUpInsight, { params, body: { key, course } }),
    takeBack: (followUpId) => api(takeBackInsightFollowUp, { params: { ...params, followUpId } }),
    async people() {
      const { members } = await api(getOrgData, { params, query: {} })
      return members.map(({ email }) => email)
    },
  }
}
