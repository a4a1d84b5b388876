// Reads accounts, companies and invitations page by page, and does what the owner of the server may do to them.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import type { Refused } from '../../companies/screen/addresses-part.tsx'
import {
  disableAccount,
  disableCompany,
  enableAccount,
  enableCompany,
  inviteManyToServer,
  inviteToServer,
  listServerAccounts,
  listServerCompanies,
  listServerInvitations,
  resetFactor,
  signOutAccount,
  signOutCompany,
  takeBackInvitation,
} from '../contract.ts'

export interface Asked {
  search: string
  state: 'all' | 'active' | 'disabled'
}

const from = (before: number) => (before === 0 ? {} : { before })

export function useAccounts(asked: Asked) {
  return useInfiniteQuery({
    queryKey: keyOf(listServerAccounts, {}, asked),
    queryFn: ({ pageParam, signal }) =>
      api(listServerAccounts, { query: { ...asked, ...from(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ accounts, hasMore }) => (hasMore ? accounts.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  })
}

export function useCompanies(asked: Asked) {
  return useInfiniteQuery({
    queryKey: keyOf(listServerCompanies, {}, asked),
    queryFn: ({ pageParam, signal }) =>
      api(listServerCompanies, { query: { ...asked, ...from(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ companies, hasMore }) => (hasMore ? companies.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  })
}

export function useServerInvitations() {
  return useInfiniteQuery({
    queryKey: keyOf(listServerInvitations),
    queryFn: ({ pageParam, signal }) => api(listServerInvitations, { query: from(pageParam), signal }),
    initialPageParam: 0,
    getNextPageParam: ({ invitations, hasMore }) => (hasMore ? invitations.at(-1)?.id : undefined),
  })
}

export type PersonAct = 'disable' | 'enable' | 'sign-out' | 'reset-factor'

const ofAccount = {
  disable: disableAccount,
  enable: enableAccount,
  'sign-out': signOutAccount,
  'reset-factor': resetFactor,
} as const
const ofCompany = {
  ...ofAccount,
  disable: disableCompany,
  enable: enableCompany,
  'sign-out': signOutCompany,
} as const

const failed: Record<PersonAct, string> = {
  disable: 'It could not be disabled',
  enable: 'It could not be enabled',
  'sign-out': 'Nobody could be signed out',
  'reset-factor': 'The second factor could not be reset',
}

export function useActOn(list: 'accounts' | 'companies', act: PersonAct, onDone: () => void) {
  const queryClient = useQueryClient()
  const endpoint = list === 'accounts' ? ofAccount[act] : ofCompany[act]
  return useAct((id: number) => api(endpoint, { params: { id } }), {
    failed: failed[act],
    done: async () => {
      const read = list === 'accounts' ? listServerAccounts : listServerCompanies
      await queryClient.invalidateQueries({ queryKey: [read.path] })
      onDone()
    },
  })
}

export function useInvite(onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct((email: string) => api(inviteToServer, { body: { email } }), {
    failed: 'The address could not be invited',
    inForm: true,
    done: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: [listServerInvitations.path] })
    },
  })
}

export function useInviteMany(onDone: (refused: readonly Refused[]) => void) {
  const queryClient = useQueryClient()
  return useAct((emails: string[]) => api(inviteManyToServer, { body: { emails } }), {
    failed: 'Failed to send invitations',
    done: async ({ invitations, refused }) => {
      const count = invitations.length
      if (count > 0)
        toast({ kind: 'success', title: count === 1 ? '1 Invitation Sent' : `${count} Invitations Sent` })
      onDone(refused)
      await queryClient.invalidateQueries({ queryKey: [listServerInvitations.path] })
    },
  })
}

export function useTakeBack() {
  const queryClient = useQueryClient()
  return useAct((id: number) => api(takeBackInvitation, { params: { id } }), {
    failed: 'The invitation could not be taken back',
    settled: () => queryClient.invalidateQueries({ queryKey: [listServerInvitations.path] }),
  })
}
