// Asks for test mails, and says what is missing before anything is sent (TEST-06 to 08, TEST-10).
import type { AgentType } from '../../../crew/crew.ts'
import { api } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { generateEmails, type TestMailType, type testMailCounts } from '../contract.ts'
import type { ShownRun } from './use-shown-run.ts'

export interface GeneratorFields {
  password: string
  count: (typeof testMailCounts)[number]
  types: TestMailType[]
  agents: AgentType[]
  customFromEmail: string
  customSubject: string
}

const missing: readonly { title: string; description: string; isSo(fields: GeneratorFields): boolean }[] = [
  {
    title: 'Password Required',
    description: 'Enter the test password of this server.',
    isSo: ({ password }) => password.trim() === '',
  },
  {
    title: 'Select Email Types',
    description: 'Select at least one type of mail.',
    isSo: ({ types }) => types.length === 0,
  },
  {
    title: 'Select Target Agents',
    description: 'Select at least one agent to receive the mails.',
    isSo: ({ agents }) => agents.length === 0,
  },
]

export function useGenerator(onStarted: (run: ShownRun) => void) {
  const generate = useAct((fields: GeneratorFields) => api(generateEmails, { body: fields }), {
    failed: { title: 'Generation Failed' },
    done: ({ count, run }) => {
      toast({
        kind: 'success',
        title: 'Emails Generated Successfully',
        description: `${count} test mails are on their way.`,
      })
      onStarted({ id: run, count })
    },
  })
  return {
    isBusy: generate.isPending,
    submit(fields: GeneratorFields) {
      const fault = missing.find(({ isSo }) => isSo(fields))
      if (fault) toast({ kind: 'destructive', title: fault.title, description: fault.description })
      else generate.mutate(fields)
    },
  }
}
