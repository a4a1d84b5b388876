// The two dialogs with a project's mails: opened by their buttons, or by a link to a sentence.
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Suggestion } from '../../../../records/contract.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { addressOf } from '../../../../ui/use-address-state.ts'
import type { FilledSlots } from '../../../client.ts'
import type { Project } from '../../../projects/contract.ts'
import type { Task } from '../../../tasks/contract.ts'
import { readOpenMail, writeOpenMail } from '../cards/mail-address.ts'
import { MoveMail } from '../projects/move-mail.tsx'
import { marksOf } from './board-marks.ts'

const EmailChainDialog = lazyComponent(
  async () => (await import('../../../projects/screen/email-chain-dialog.tsx')).EmailChainDialog,
)
const OriginalEmailDialog = lazyComponent(
  async () => (await import('../../../projects/screen/original-email-dialog.tsx')).OriginalEmailDialog,
)

/** The address that opens a mail at a mark, with the view of the board kept; and the mail that is open now. */
export function useOpenMail() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const open = useMemo(() => readOpenMail(new URLSearchParams(search)), [search])
  const hrefOf = useCallback(
    (mailId: number, markKey: string) =>
      addressOf(path, writeOpenMail(new URLSearchParams(search), { mailId, markKey })),
    [path, search],
  )
  const close = () =>
    navigate(addressOf(path, writeOpenMail(new URLSearchParams(search), null)), { replace: true })
  return { open, hrefOf, close }
}

export type MailDialogsProps = {
  project: Pick<Project, 'id' | 'name'>
  tasks: readonly Task[]
  suggestions: readonly Suggestion[]
  shown: 'original' | 'chain' | null
  mail: ReturnType<typeof useOpenMail>
  onClose: () => void
  /** Answers a mail. */
  Reply?: FilledSlots['mailReply'] | undefined
}

export function MailDialogs({ project, tasks, suggestions, shown, mail, onClose, Reply }: MailDialogsProps) {
  const marks = useMemo(() => marksOf(tasks, suggestions), [tasks, suggestions])
  if (shown === 'original') return <OriginalEmailDialog project={project} marks={marks} onClose={onClose} />
  if (shown !== 'chain' && mail.open === null) return null
  return (
    <EmailChainDialog
      project={project}
      marks={marks}
      openAt={mail.open}
      Reply={Reply}
      actsOf={(one) => <MoveMail mail={one} projectId={project.id} />}
      onClose={() => {
        onClose()
        if (mail.open !== null) mail.close()
      }}
    />
  )
}
