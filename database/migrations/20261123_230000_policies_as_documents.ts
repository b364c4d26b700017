import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { convertedPolicies } from '../convertPolicies'

/**
 * Data only: converts the plain texts of the policies to documents with paragraphs, published, and the first of their
 * history.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.run(sql`SELECT * FROM \`policies\` LIMIT 1;`)
  const row = rows[0] as unknown as Record<string, unknown> | undefined
  const converted = row && convertedPolicies(row)
  if (row) await db.run(sql`UPDATE \`policies\` SET \`_status\` = 'published';`)
  if (!row || !converted) return
  for (const [name, text] of Object.entries(converted.texts))
    await db.run(sql`UPDATE \`policies\` SET ${sql.identifier(name)} = ${text && JSON.stringify(text)};`)
  const from = String(row.updated_at ?? new Date().toISOString())
  for (const { policy, text, text_bn: bangla } of converted.history)
    await db.run(sql`INSERT INTO \`policy_texts\` (\`policy\`, \`text\`, \`text_bn\`, \`valid_from\`, \`is_current\`)
      VALUES (${policy}, ${text && JSON.stringify(text)}, ${bangla && JSON.stringify(bangla)}, ${from}, 1);`)
}

/** The earlier version reads plain texts: formats are lost on the way back. */
export async function down(): Promise<void> {}
