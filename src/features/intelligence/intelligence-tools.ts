// What assistants may read of the weekly mails of a team.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { readTanyaIntelligence } from './contract.ts'

export const intelligenceTools: Toolbox = {
  tools: [
    tool('read_team_insights', readTanyaIntelligence, {
      title: 'Read what the mails of a team tell',
      changesNothing: true,
    }),
  ],
}
