// What assistants may do with surveys; answers are given by people.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { closeSurvey, createSurvey, getSurvey, listSurveys, openSurvey } from './contract.ts'

export const surveyTools: Toolbox = {
  tools: [
    tool('list_surveys', listSurveys, { title: 'List surveys' }),
    tool('get_survey', getSurvey, { title: 'Read a survey and its result' }),
    tool('create_survey', createSurvey, { title: 'Draft a survey' }),
    tool('open_survey', openSurvey, { title: 'Send out a survey' }),
    tool('close_survey', closeSurvey, { title: 'Close a survey' }),
  ],
  resources: [{ kind: 'survey', title: 'A survey', endpoint: getSurvey }],
}
