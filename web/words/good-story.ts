import { goodStory as en } from './en/good-story.ts'
import { goodStory as lv } from './lv/good-story.ts'

export const goodStoryWords = { lv, en }
