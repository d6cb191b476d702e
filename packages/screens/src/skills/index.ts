export { SkillsScreen } from './skills-screen'
