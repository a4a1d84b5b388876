// Asking the Copilot, for assistants.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { applyProposal, askCopilot } from './contract.ts'

export const copilotTools: Toolbox = {
  tools: [
    tool('ask_copilot', askCopilot, { title: 'Ask the Copilot', changesNothing: true }),
    tool('apply_proposal', applyProposal, { title: 'Make the changes that the Copilot proposed' }),
  ],
}
