// Domains of a company: of whose people and mails it is, and at which its agents may have addresses (COMP-23).
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { OwnCompany } from '../contract.ts'
import { domainLines } from './company-form.ts'
import { CompanyPart } from './company-part.tsx'
import { MailDomainItem } from './mail-domain-item.tsx'
import { useAddDomain, useDomains, useRestrictDomains } from './use-domains.ts'

export function DomainsPart({ own }: { own: OwnCompany }) {
  return (
    <CompanyPart title="Domains" intro="Whose mail counts as the company’s, and where its agents may live.">
      <Restriction company={own.company} />
      <MailDomains companyId={own.company.id} />
    </CompanyPart>
  )
}

function Restriction({ company }: { company: OwnCompany['company'] }) {
  const saved = company.domainRestrictions
  const [enabled, setEnabled] = useState(saved.enabled)
  const [text, setText] = useState(saved.domains.join('\n'))
  const save = useRestrictDomains(company.id)
  const domains = domainLines(text)
  const missing = enabled && domains.length === 0
  const changed = enabled !== saved.enabled || domains.join() !== saved.domains.join()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!missing && !save.isPending) save.mutate({ enabled, domains })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3" aria-label="Domain restrictions">
      <Switch
        label="Domain restrictions"
        description="Only people of these domains can be invited; mail to an agent of the company from any other domain waits for a manager."
        checked={enabled}
        onCheckedChange={setEnabled}
      />
      {(enabled || domains.length > 0) && (
        <Field
          label="Domains of the company"
          hint="One a line, such as example.com. Public mail services cannot be used."
          {...(missing && { error: 'Name at least one domain, or leave the restriction off' })}
        >
          <Textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      {changed && (
        <Button
          type="submit"
          className="justify-self-start"
          busy={save.isPending}
          busyLabel="Saving..."
          disabled={missing}
        >
          Save Restrictions
        </Button>
      )}
    </form>
  )
}

function MailDomains({ companyId }: { companyId: number }) {
  const domains = useDomains(companyId)
  const [text, setText] = useState('')
  const add = useAddDomain(companyId, () => setText(''))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() !== '' && !add.isPending) add.mutate(text)
  }

  return (
    <section className="mt-5 border-t border-line pt-4" aria-label="Own mail domains">
      <h3 className="text-13 font-semibold">Own mail domains</h3>
      <p className="mt-0.5 text-13 text-ink-2">
        Agents can have addresses at a domain that you prove to be yours. Its mail then has to come to this
        server, by its MX record or by forwarding.
      </p>
      <Loaded
        of={domains}
        failed="The domains could not be loaded"
        onlyNew
        waiting={
          <Loading label="Loading the domains">
            <SkeletonRows rows={1} />
          </Loading>
        }
      >
        {(read) => (
          <ul className="mt-2 divide-y divide-line">
            {read.map((domain) => (
              <MailDomainItem key={domain.id} companyId={companyId} domain={domain} />
            ))}
          </ul>
        )}
      </Loaded>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2">
        <Field label="Domain" className="min-w-0 flex-[0_1_18rem]">
          <Input
            placeholder="example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={add.isPending} busyLabel="Adding...">
          Add Domain
        </Button>
      </form>
    </section>
  )
}
