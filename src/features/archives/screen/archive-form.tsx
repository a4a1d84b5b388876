// The file that is brought in, and the agent that its mails are for.
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileChoice } from '../../../ui/file-choice.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMailState } from '../../settings/screen/use-mail-state.ts'
import type { MailArchive } from '../contract.ts'
import type { useSending } from './use-archives.ts'

export function ArchiveForm({
  archives,
  send,
}: Pick<ReturnType<typeof useSending>, 'send'> & { archives: readonly MailArchive[] }) {
  const agents = useMailState()
  const [file, setFile] = useState<File | null>(null)
  const [chosen, choose] = useState<string | undefined>(undefined)
  const options = (agents.data?.agents ?? []).map(({ name, instanceName, emailAddress }) => ({
    value: emailAddress,
    label: `${name}${instanceName ? `, ${instanceName}` : ''} (${emailAddress})`,
  }))
  const recipient = chosen ?? options[0]?.value
  const begun = archives.find(
    ({ state, name, size }) => state === 'uploading' && name === file?.name && size === file.size,
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (file && recipient && !send.isPending)
      send.mutate({ file, recipient, begun }, { onSuccess: () => setFile(null) })
  }
  return (
    <Panel
      title="Bring in an archive"
      description="An mbox, a zip of .eml files, of a Maildir or of mboxes, or a single .eml. Its mails are worked behind all that come in, each read for its own date; none is worked twice, and no mail goes out because of them. What a From names is believed: you vouch for the senders."
    >
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <Loaded
            of={agents}
            failed="Your agents could not be loaded"
            level={3}
            waiting={<Skeleton className="h-9 w-full" />}
          >
            {() => (
              <Field label="For">
                <Select value={recipient} options={options} onValueChange={choose} />
              </Field>
            )}
          </Loaded>
        </div>
        <div className="flex max-w-full min-w-0 items-center">
          <FileChoice accept={KINDS} onFile={setFile} disabled={send.isPending}>
            {file ? `${file.name}, ${fileSize(file.size)}` : 'Choose a file'}
          </FileChoice>
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={file === null || recipient === undefined}
          busy={send.isPending}
          busyLabel="Sending..."
        >
          {begun ? 'Go on sending' : 'Bring in'}
        </Button>
      </form>
    </Panel>
  )
}

const KINDS = '.mbox,.mbx,.zip,.eml,application/mbox,application/zip,message/rfc822'
