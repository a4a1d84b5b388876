// What Tanya's page reads: the mails that she read, and what they tell (TANYA-15, CONST-23).
import { useQuery } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { RequestError } from '../../../../ui/request.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { listProjects, type Project } from '../../../projects/contract.ts'
import { listTanyaEmails, readTanyaIntelligence, type TanyaEmail } from '../../contract.ts'

const MINUTE_MS = 60_000

/** `all` for the combined view. */
export type TanyaPlace = number | 'all'

/** How the intelligence of a place is asked for, and how long it is fresh. */
export function intelligenceQuery(instanceId: TanyaPlace, emailId: string | null) {
  const isAll = instanceId === 'all'
  const query = { emailId: emailId ?? undefined, allInstances: isAll ? ('true' as const) : undefined }
  return {
    queryKey: keyOf(readTanyaIntelligence, { instanceId }, query),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(readTanyaIntelligence, {
        params: { instanceId },
        query,
        body: isAll ? { allInstancesMode: true } : {},
        signal,
      }),
    staleTime: isAll ? 5 * MINUTE_MS : 2 * MINUTE_MS,
  }
}

export function useTanyaIntelligence(instanceId: TanyaPlace, emailId: string | null) {
  return useQuery({
    ...intelligenceQuery(instanceId, emailId),
    // Another mail is chosen: what is the same for all of them stays in sight, and nothing of another instance.
    placeholderData: (before, asked) => (isOf(asked?.queryKey, instanceId) ? before : undefined),
  })
}

const isOf = (key: readonly unknown[] | undefined, instanceId: TanyaPlace): boolean =>
  JSON.stringify(key?.[1]) === JSON.stringify({ instanceId })

export interface TanyaMails {
  mails: readonly TanyaEmail[] | null
  /** The mails could not be read: projects stand for them (TANYA-11). */
  isCompatible: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => void
}

/** How long the list of mails is fresh, and how often it is tried again. */
export const mailReading = {
  staleTime: 5 * MINUTE_MS,
  retry: (failed: number, error: Error) => failed < 1 && !isSignedOut(error),
  retryDelay: 500,
}

/** One retry, then the projects of the context in place of the mails. */
export function useTanyaMails(instanceId: TanyaPlace, address: string | null): TanyaMails {
  const emails = useRead(listTanyaEmails, { params: { instanceId } }, mailReading)
  const isCompatible = emails.error !== null && !isSignedOut(emails.error)
  const projects = useRead(listProjects, { query: {} }, { enabled: isCompatible })
  const mails = isCompatible
    ? (projects.data?.projects.flatMap((one) => mailOf(one) ?? []) ?? null)
    : (emails.data ?? null)
  return {
    mails: mails && shownAt(mails, address),
    isCompatible,
    isFetching: emails.isFetching || projects.isFetching,
    error: isCompatible ? projects.error : emails.error,
    refetch: () =>
      void (isCompatible ? Promise.all([emails.refetch(), projects.refetch()]) : emails.refetch()),
  }
}

export const isSignedOut = (error: Error | null): boolean =>
  error instanceof RequestError && error.status === 401

/** Those of one address, or of all with null; a mail without an address belongs to none (TANYA-08, TANYA-10). */
export function shownAt(mails: readonly TanyaEmail[], address: string | null): TanyaEmail[] {
  const wanted = address?.toLowerCase()
  return mails.filter(
    ({ sourceEmail }) => sourceEmail !== '' && (wanted === undefined || sourceEmail.toLowerCase() === wanted),
  )
}

function mailOf(project: Project): TanyaEmail | null {
  if (project.sourceEmail === null || project.isSystem) return null
  return {
    id: `project-${project.id}`,
    name: project.sourceEmailSubject ?? project.name,
    type: 'copied',
    sourceEmail: project.sourceEmail,
    emailCount: project.emailCount,
    participantCount: project.participantCount,
    instanceId: 0,
    sender: '',
    at: project.createdAt,
    day: project.createdAt.slice(0, 10),
  }
}
