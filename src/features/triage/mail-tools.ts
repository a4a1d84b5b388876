// What assistants may read of the mail log.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { getDelivery, listDeliveries } from './contract.ts'

export const mailTools: Toolbox = {
  tools: [
    tool('list_mails', listDeliveries, { title: 'List mails and what became of them' }),
    tool('get_mail', getDelivery, { title: 'Read a mail and what became of it' }),
  ],
  resources: [{ kind: 'mail', title: 'A mail and what became of it', endpoint: getDelivery }],
}
