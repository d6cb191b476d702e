export { SkillScreen } from './skill-screen'
