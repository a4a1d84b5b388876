// What came of an agent's insights: read, made and taken back.
import { useQuery } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import type { FollowUps } from '../../../followups/contract.ts'
import type { Became } from '../../../followups/screen/follow-ups.ts'
import { refetchEvery } from '../../../followups/screen/refresh-follow-ups.ts'
import { getOrgData } from '../../../polling/figures/contract.ts'
import {
  listInsightFollowUps,
  takeBackInsightFollowUp,
  takeUpInsight,
} from '../../../polling/followups/contract.ts'

/** In the order of the agents; of one whose reading failed nothing is known. */
export function useBecame(agentIds: readonly number[]): Became[] {
  const { data } = useQuery({
    queryKey: keyOf(listInsightFollowUps, { ids: agentIds }),
    queryFn: ({ signal }) => Promise.all(agentIds.map((id) => followUpsOf(id, signal))),
    enabled: agentIds.length > 0,
    refetchInterval: ({ state }) => {
      const each = (state.data ?? []).map((one) => refetchEvery({ state: { data: one } }))
      return each.find((every) => every !== false) ?? false
    },
  })
  return agentIds.map((id, at) => becameOf(id, data?.[at]))
}

function followUpsOf(id: number, signal: AbortSignal): Promise<FollowUps | undefined> {
  return api(listInsightFollowUps, { params: { id }, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
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
