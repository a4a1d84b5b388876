// Forwarding one's mail here: the address for it, what providers ask, and the way at each of them.
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Plus } from 'lucide-react'
import { firstAgent } from '../../../crew/crew.ts'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { createUserAgentEmail } from '../../instances/contract.ts'
import { type ForwardingRequest, getForwarding } from '../contract.ts'
import { forwardingSteps } from './forwarding-steps.ts'

/** A provider's mail is here within seconds of being asked for. */
const LOOK_AGAIN_MS = 10_000

export interface OwnAddress {
  emailAddress: string
  /** Of the agent that reads what comes. */
  name: string
}

export function ForwardingPanel({ addresses }: { addresses: readonly OwnAddress[] }) {
  const read = useRead(getForwarding, {}, { refetchInterval: LOOK_AGAIN_MS })
  const queryClient = useQueryClient()
  const make = useAct(
    () => api(createUserAgentEmail, { body: { agentType: firstAgent.type, instanceName: 'Forwarded mail' } }),
    { failed: 'The address could not be made', done: () => queryClient.invalidateQueries() },
  )
  return (
    <Panel
      title="Forward mail here"
      description="Your agents can read what comes to a mailbox that you have already. It goes to an address of your own, so that what others write to you lands with you."
    >
      <div className="grid gap-4">
        {read.data?.requests.map((one) => (
          <Request key={one.deliveryId} request={one} />
        ))}
        {addresses.length === 0 ? (
          <div className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
            <span className="flex-[1_1_18rem]">You have no address of your own yet.</span>
            <Button
              icon={<Plus aria-hidden />}
              busy={make.isPending}
              busyLabel="Making it..."
              onClick={() => make.mutate()}
            >
              Make an address
            </Button>
          </div>
        ) : (
          <ul aria-label="Addresses to forward to" className="divide-y divide-line border-y border-line">
            {addresses.map(({ emailAddress, name }) => (
              <li key={emailAddress} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1 text-13 wrap-text">
                  {emailAddress} <span className="text-ink-2">read by {name}</span>
                </span>
                <CopyButton isAddress text={emailAddress} what={`the address ${emailAddress}`} />
              </li>
            ))}
          </ul>
        )}
        <div className="divide-y divide-line border-y border-line">
          {forwardingSteps.map(({ provider, steps, note }) => (
            <details key={provider} className="text-13">
              <summary className="cursor-pointer py-2 font-medium max-md:py-3">{provider}</summary>
              <ol className="grid list-decimal gap-1.5 pb-2 pl-5 text-ink-2 marker:text-ink-3">
                {steps.map((step) => (
                  <li key={step} className="pl-1">
                    {step}
                  </li>
                ))}
              </ol>
              <p className="pb-3 text-ink-2">{note}</p>
            </details>
          ))}
        </div>
      </div>
    </Panel>
  )
}

function Request({ request: { provider, account, address, code, link } }: { request: ForwardingRequest }) {
  return (
    <Notice
      tone="warning"
      title={`${provider} asks for your word.`}
      action={
        link !== null && (
          <a href={link} target="_blank" rel="noreferrer noopener" className={buttonStyle('secondary', 'sm')}>
            <ExternalLink aria-hidden />
            Open at {new URL(link).hostname}
          </a>
        )
      }
    >
      May the mail of {account ?? 'an account there'} be forwarded to {address}?
      {code !== null && (
        <>
          {' '}
          Its code is <strong className="font-semibold tabular-nums">{code}</strong>.
        </>
      )}{' '}
      Say yes only if it was you who asked for it.
    </Notice>
  )
}
