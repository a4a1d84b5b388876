// What assistants may do with polls.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { closePoll, createPoll, getPoll, listPolls, openPoll, remindVoters, voteInPoll } from './contract.ts'

export const pollTools: Toolbox = {
  tools: [
    tool('list_polls', listPolls, { title: 'List polls' }),
    tool('get_poll', getPoll, { title: 'Read a poll and its votes' }),
    tool('create_poll', createPoll, { title: 'Make a poll' }),
    tool('open_poll', openPoll, { title: 'Send out or open a poll' }),
    tool('vote_in_poll', voteInPoll, { title: 'Vote' }),
    tool('remind_voters', remindVoters, { title: 'Remind who has not voted' }),
    tool('close_poll', closePoll, { title: 'Close a poll' }),
  ],
  resources: [{ kind: 'poll', title: 'A poll', endpoint: getPoll }],
  prompts: [
    {
      name: 'find_a_date',
      title: 'Find a date',
      description: 'A poll that asks people when they can',
      arguments: [
        { name: 'people', description: 'Their addresses, with commas', required: true },
        { name: 'about', description: 'What the meeting is about', required: true },
      ],
      text: ({ people, about }) =>
        `Propose three to five times for "${about}" and show them to me. When I agree, make a poll in Mailcrew with create_poll that asks ${people}.`,
    },
  ],
}
