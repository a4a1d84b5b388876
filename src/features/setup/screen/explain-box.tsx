// The box for a raw mail: pasted on the one side, and on the other what would happen, and why.
import { Pencil, Search } from 'lucide-react'
import { useState } from 'react'
import { firstAgent } from '../../../crew/crew.ts'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { SortingFrame } from '../../../ui/illustration.tsx'
import { Input } from '../../../ui/input.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { explainMail } from '../contract.ts'
import { Decisions } from './decisions.tsx'
import { NumberedMail } from './numbered-mail.tsx'
import { Understanding } from './understanding.tsx'

export function ExplainBox({ domain }: { domain: string }) {
  const [raw, setRaw] = useState('')
  const [recipient, setRecipient] = useState('')
  const [marked, setMarked] = useState<readonly number[]>([])
  const act = useAct(
    () => api(explainMail, { body: { raw, ...(recipient.trim() && { recipient: recipient.trim() }) } }),
    { failed: 'The mail could not be explained', inForm: true },
  )
  const { data, error, isPending } = act
  function edit() {
    act.reset()
    setMarked([])
  }
  return (
    <section
      aria-label="Explain a mail"
      className="mt-6 grid overflow-hidden rounded-panel bg-surface shadow-card min-[1100px]:grid-cols-2"
    >
      <div className="min-w-0 border-line max-[1099px]:border-b min-[1100px]:border-r">
        <div className="flex min-h-11 items-center gap-2.5 border-b border-line px-5 max-md:px-4">
          <h2 className="text-14 font-semibold">Paste a raw mail</h2>
          {raw !== '' && (
            <span className="text-13 text-ink-3 tabular-nums">
              {raw.split('\n').length} lines, {new Blob([raw]).size} bytes
            </span>
          )}
          {data !== undefined && (
            <Button
              size="sm"
              variant="ghost"
              className="ml-auto"
              icon={<Pencil aria-hidden />}
              onClick={edit}
            >
              Edit
            </Button>
          )}
        </div>
        {data === undefined ? (
          <form
            className="grid gap-3 px-5 py-4 max-md:px-4"
            onSubmit={(event) => {
              event.preventDefault()
              act.mutate()
            }}
          >
            <Field label="Raw mail" hideLabel error={error ? failureWords(error) : undefined}>
              <Textarea
                rows={14}
                value={raw}
                spellCheck={false}
                placeholder={`From: Anna <anna@example.com>\nTo: ${firstAgent.type}@${domain}\nSubject: Next steps\n\nPlease send the offer by Friday.`}
                className="font-(family-name:--font-code) text-12"
                onChange={(event) => setRaw(event.target.value)}
              />
            </Field>
            <div className="flex flex-wrap items-end gap-3">
              <Field
                label="Recipient"
                hint="Only where its headers do not name one of this server’s addresses"
                className="min-w-0 flex-[1_1_16rem]"
              >
                <Input
                  type="email"
                  value={recipient}
                  placeholder={`${firstAgent.type}@${domain}`}
                  onChange={(event) => setRecipient(event.target.value)}
                />
              </Field>
              <Button
                type="submit"
                variant="primary"
                icon={<Search aria-hidden />}
                busy={isPending}
                busyLabel="Reading..."
                disabled={raw.trim() === ''}
              >
                Explain
              </Button>
            </div>
          </form>
        ) : (
          <NumberedMail raw={raw} marked={marked} />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex min-h-11 items-center gap-2.5 border-b border-line px-5 max-md:px-4">
          <h2 className="text-14 font-semibold">What would happen, and why</h2>
          <span className="ml-auto text-12 text-ink-3 max-md:hidden">Nothing is stored or sent</span>
        </div>
        {data !== undefined ? (
          <>
            <Decisions decisions={data.decisions} onMark={setMarked} />
            <Understanding understanding={data.understanding} onMark={setMarked} />
          </>
        ) : isPending ? (
          <div className="grid gap-4 px-5 py-5" aria-busy="true">
            {['guarded', 'routed', 'cut', 'read', 'answered'].map((row) => (
              <Skeleton key={row} className="h-8 w-full" />
            ))}
          </div>
        ) : (
          <EmptyState level={3} title="No mail yet" illustration={<SortingFrame />} className="min-h-72">
            Paste one with its headers, as “Show original” of a mail program gives it, and see each decision.
          </EmptyState>
        )}
      </div>
    </section>
  )
}
