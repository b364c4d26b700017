import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`carts_type_idx\`;`)
  await db.run(sql`DROP INDEX \`saved_lines_type_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_type_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_payment_status_idx\`;`)
  await db.run(sql`DROP INDEX \`packages_type_idx\`;`)
  await db.run(sql`DROP INDEX \`packages_payment_status_idx\`;`)
  await db.run(sql`DROP INDEX \`order_lines_returned_idx\`;`)
  await db.run(sql`DROP INDEX \`notifications_type_idx\`;`)
  await db.run(sql`DROP INDEX \`notifications_user_read_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_channel_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_logs_action_idx\`;`)
  await db.run(sql`CREATE INDEX \`action_createdAt_idx\` ON \`audit_logs\` (\`action\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`action_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`audit_logs_action_idx\` ON \`audit_logs\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`carts_type_idx\` ON \`carts\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`saved_lines_type_idx\` ON \`saved_lines\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`orders_type_idx\` ON \`orders\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`packages_type_idx\` ON \`packages\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`packages_payment_status_idx\` ON \`packages\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_returned_idx\` ON \`order_lines\` (\`returned\`);`)
  await db.run(sql`CREATE INDEX \`notifications_type_idx\` ON \`notifications\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`notifications_user_read_idx\` ON \`notifications\` (\`user_read\`);`)
  await db.run(sql`CREATE INDEX \`messages_channel_idx\` ON \`messages\` (\`channel\`);`)
}
