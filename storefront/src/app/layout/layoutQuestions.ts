/** What the frame around every page shows. */
import { topbarInformation } from '../../../../contract/site';
import { ask, type Question } from '../../api/ask';

export const layoutQuestions = (): Question[] => [ask(topbarInformation, {})];
