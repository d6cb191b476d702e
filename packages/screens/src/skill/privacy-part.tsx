import type { SkillDetail } from '@hearth/state'
import { Box, Card, Cell, Text } from '@hearth/ui'
import css from './skill.module.css'

/** The permissions of a skill with their purposes, the data it collects, and its privacy policy. */
export function PrivacyPart({ skill: { permissions, dataStatement, privacyUrl } }: { skill: SkillDetail }) {
  return (
    <Card as="section" label="权限与隐私">
      <Text as="h2" className={css.title}>
        权限与隐私
      </Text>
      {permissions.length === 0 ? (
        <Text as="p" className={css.text}>
          不需要任何权限
        </Text>
      ) : (
        <Box as="ul" role="list" className={css.permissions}>
          {permissions.map(({ name, purpose }) => (
            <Box as="li" key={name}>
              <Text as="p" className={css.permission}>
                {name}
              </Text>
              <Text as="p" className={css.note}>
                用于{purpose}
              </Text>
            </Box>
          ))}
        </Box>
      )}
      <Text as="h3" className={css.heading}>
        数据说明
      </Text>
      <Text as="p" className={css.text}>
        {dataStatement}
      </Text>
      {privacyUrl && <Cell icon="shield" title="隐私政策" to={privacyUrl} />}
    </Card>
  )
}
