// Contracts: Dina says by mail what contracts bind to. She keeps no records but the reminders that she is asked for.

import type { MailFilesRead } from '../documents/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { contractAsks } from './contract-asks.ts'
import { contractTools } from './contract-prompts.ts'
import { type DinaServices, dina } from './dina-agent.ts'

export function contracts(
  { db, config }: AppServices,
  mailFiles: MailFilesRead,
  ports: Pick<DinaServices, 'readContractFile' | 'answerFromFile'>,
): Feature {
  return feature({
    name: 'contracts',
    asks: contractAsks({ db, ...ports }),
    tools: contractTools,
    agents: [dina({ db, publicUrl: config.publicUrl, mailFiles, ...ports })],
  })
}
