// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// So many members that each level takes much of the stack.
pub struct Wide {
    pub member_0: ::std::option::Option<::std::string::String>,
    pub member_1: ::std::option::Option<::std::string::String>,
    pub member_2: ::std::option::Option<::std::string::String>,
    pub member_3: ::std::option::Option<::std::string::String>,
    pub member_4: ::std::option::Option<::std::string::String>,
    pub member_5: ::std::option::Option<::std::string::String>,
    pub member_6: ::std::option::Option<::std::string::String>,
    pub member_7: ::std::option::Option<::std::string::String>,
    pub member_8: ::std::option::Option<::std::string::String>,
    pub member_9: ::std::option::Option<::std::string::String>,
    pub member_10: ::std::option::Option<::std::string::String>,
    pub member_11: ::std::option::Option<::std::string::String>,
    pub member_12: ::std::option::Option<::std::string::String>,
    pub member_13: ::std::option::Option<::std::string::String>,
    pub member_14: ::std::option::Option<::std::string::String>,
    pub member_15: ::std::option::Option<::std::string::String>,
    pub member_16: ::std::option::Option<::std::string::String>,
    pub member_17: ::std::option::Option<::std::string::String>,
    pub member_18: ::std::option::Option<::std::string::String>,
    pub member_19: ::std::option::Option<::std::string::String>,
    pub member_20: ::std::option::Option<::std::string::String>,
    pub member_21: ::std::option::Option<::std::string::String>,
    pub member_22: ::std::option::Option<::std::string::String>,
    pub member_23: ::std::option::Option<::std::string::String>,
    pub member_24: ::std::option::Option<::std::string::String>,
    pub member_25: ::std::option::Option<::std::string::String>,
    pub member_26: ::std::option::Option<::std::string::String>,
    pub member_27: ::std::option::Option<::std::string::String>,
    pub member_28: ::std::option::Option<::std::string::String>,
    pub member_29: ::std::option::Option<::std::string::String>,
    pub member_30: ::std::option::Option<::std::string::String>,
    pub member_31: ::std::option::Option<::std::string::String>,
    pub member_32: ::std::option::Option<::std::string::String>,
    pub member_33: ::std::option::Option<::std::string::String>,
    pub member_34: ::std::option::Option<::std::string::String>,
    pub member_35: ::std::option::Option<::std::string::String>,
    pub member_36: ::std::option::Option<::std::string::String>,
    pub member_37: ::std::option::Option<::std::string::String>,
    pub member_38: ::std::option::Option<::std::string::String>,
    pub member_39: ::std::option::Option<::std::string::String>,
    pub member_40: ::std::option::Option<::std::string::String>,
    pub member_41: ::std::option::Option<::std::string::String>,
    pub member_42: ::std::option::Option<::std::string::String>,
    pub member_43: ::std::option::Option<::std::string::String>,
    pub member_44: ::std::option::Option<::std::string::String>,
    pub member_45: ::std::option::Option<::std::string::String>,
    pub member_46: ::std::option::Option<::std::string::String>,
    pub member_47: ::std::option::Option<::std::string::String>,
    pub member_48: ::std::option::Option<::std::string::String>,
    pub member_49: ::std::option::Option<::std::string::String>,
    pub member_50: ::std::option::Option<::std::string::String>,
    pub member_51: ::std::option::Option<::std::string::String>,
    pub member_52: ::std::option::Option<::std::string::String>,
    pub member_53: ::std::option::Option<::std::string::String>,
    pub member_54: ::std::option::Option<::std::string::String>,
    pub member_55: ::std::option::Option<::std::string::String>,
    pub member_56: ::std::option::Option<::std::string::String>,
    pub member_57: ::std::option::Option<::std::string::String>,
    pub member_58: ::std::option::Option<::std::string::String>,
    pub member_59: ::std::option::Option<::std::string::String>,
    pub member_60: ::std::option::Option<::std::string::String>,
    pub member_61: ::std::option::Option<::std::string::String>,
    pub member_62: ::std::option::Option<::std::string::String>,
    pub member_63: ::std::option::Option<::std::string::String>,
    pub member_64: ::std::option::Option<::std::string::String>,
    pub member_65: ::std::option::Option<::std::string::String>,
    pub member_66: ::std::option::Option<::std::string::String>,
    pub member_67: ::std::option::Option<::std::string::String>,
    pub member_68: ::std::option::Option<::std::string::String>,
    pub member_69: ::std::option::Option<::std::string::String>,
    pub member_70: ::std::option::Option<::std::string::String>,
    pub member_71: ::std::option::Option<::std::string::String>,
    pub member_72: ::std::option::Option<::std::string::String>,
    pub member_73: ::std::option::Option<::std::string::String>,
    pub member_74: ::std::option::Option<::std::string::String>,
    pub member_75: ::std::option::Option<::std::string::String>,
    pub member_76: ::std::option::Option<::std::string::String>,
    pub member_77: ::std::option::Option<::std::string::String>,
    pub member_78: ::std::option::Option<::std::string::String>,
    pub member_79: ::std::option::Option<::std::string::String>,
    pub member_80: ::std::option::Option<::std::string::String>,
    pub member_81: ::std::option::Option<::std::string::String>,
    pub member_82: ::std::option::Option<::std::string::String>,
    pub member_83: ::std::option::Option<::std::string::String>,
    pub member_84: ::std::option::Option<::std::string::String>,
    pub member_85: ::std::option::Option<::std::string::String>,
    pub member_86: ::std::option::Option<::std::string::String>,
    pub member_87: ::std::option::Option<::std::string::String>,
    pub member_88: ::std::option::Option<::std::string::String>,
    pub member_89: ::std::option::Option<::std::string::String>,
    pub member_90: ::std::option::Option<::std::string::String>,
    pub member_91: ::std::option::Option<::std::string::String>,
    pub member_92: ::std::option::Option<::std::string::String>,
    pub member_93: ::std::option::Option<::std::string::String>,
    pub member_94: ::std::option::Option<::std::string::String>,
    pub member_95: ::std::option::Option<::std::string::String>,
    pub member_96: ::std::option::Option<::std::string::String>,
    pub member_97: ::std::option::Option<::std::string::String>,
    pub member_98: ::std::option::Option<::std::string::String>,
    pub member_99: ::std::option::Option<::std::string::String>,
    pub member_100: ::std::option::Option<::std::string::String>,
    pub member_101: ::std::option::Option<::std::string::String>,
    pub member_102: ::std::option::Option<::std::string::String>,
    pub member_103: ::std::option::Option<::std::string::String>,
    pub member_104: ::std::option::Option<::std::string::String>,
    pub member_105: ::std::option::Option<::std::string::String>,
    pub member_106: ::std::option::Option<::std::string::String>,
    pub member_107: ::std::option::Option<::std::string::String>,
    pub member_108: ::std::option::Option<::std::string::String>,
    pub member_109: ::std::option::Option<::std::string::String>,
    pub member_110: ::std::option::Option<::std::string::String>,
    pub member_111: ::std::option::Option<::std::string::String>,
    pub member_112: ::std::option::Option<::std::string::String>,
    pub member_113: ::std::option::Option<::std::string::String>,
    pub member_114: ::std::option::Option<::std::string::String>,
    pub member_115: ::std::option::Option<::std::string::String>,
    pub member_116: ::std::option::Option<::std::string::String>,
    pub member_117: ::std::option::Option<::std::string::String>,
    pub member_118: ::std::option::Option<::std::string::String>,
    pub member_119: ::std::option::Option<::std::string::String>,
    pub member_120: ::std::option::Option<::std::string::String>,
    pub member_121: ::std::option::Option<::std::string::String>,
    pub member_122: ::std::option::Option<::std::string::String>,
    pub member_123: ::std::option::Option<::std::string::String>,
    pub member_124: ::std::option::Option<::std::string::String>,
    pub member_125: ::std::option::Option<::std::string::String>,
    pub member_126: ::std::option::Option<::std::string::String>,
    pub member_127: ::std::option::Option<::std::string::String>,
    pub member_128: ::std::option::Option<::std::string::String>,
    pub member_129: ::std::option::Option<::std::string::String>,
    pub member_130: ::std::option::Option<::std::string::String>,
    pub member_131: ::std::option::Option<::std::string::String>,
    pub member_132: ::std::option::Option<::std::string::String>,
    pub member_133: ::std::option::Option<::std::string::String>,
    pub member_134: ::std::option::Option<::std::string::String>,
    pub member_135: ::std::option::Option<::std::string::String>,
    pub member_136: ::std::option::Option<::std::string::String>,
    pub member_137: ::std::option::Option<::std::string::String>,
    pub member_138: ::std::option::Option<::std::string::String>,
    pub member_139: ::std::option::Option<::std::string::String>,
    pub member_140: ::std::option::Option<::std::string::String>,
    pub member_141: ::std::option::Option<::std::string::String>,
    pub member_142: ::std::option::Option<::std::string::String>,
    pub member_143: ::std::option::Option<::std::string::String>,
    pub member_144: ::std::option::Option<::std::string::String>,
    pub member_145: ::std::option::Option<::std::string::String>,
    pub member_146: ::std::option::Option<::std::string::String>,
    pub member_147: ::std::option::Option<::std::string::String>,
    pub member_148: ::std::option::Option<::std::string::String>,
    pub member_149: ::std::option::Option<::std::string::String>,
    pub member_150: ::std::option::Option<::std::string::String>,
    pub member_151: ::std::option::Option<::std::string::String>,
    pub member_152: ::std::option::Option<::std::string::String>,
    pub member_153: ::std::option::Option<::std::string::String>,
    pub member_154: ::std::option::Option<::std::string::String>,
    pub member_155: ::std::option::Option<::std::string::String>,
    pub member_156: ::std::option::Option<::std::string::String>,
    pub member_157: ::std::option::Option<::std::string::String>,
    pub member_158: ::std::option::Option<::std::string::String>,
    pub member_159: ::std::option::Option<::std::string::String>,
    pub member_160: ::std::option::Option<::std::string::String>,
    pub member_161: ::std::option::Option<::std::string::String>,
    pub member_162: ::std::option::Option<::std::string::String>,
    pub member_163: ::std::option::Option<::std::string::String>,
    pub member_164: ::std::option::Option<::std::string::String>,
    pub member_165: ::std::option::Option<::std::string::String>,
    pub member_166: ::std::option::Option<::std::string::String>,
    pub member_167: ::std::option::Option<::std::string::String>,
    pub member_168: ::std::option::Option<::std::string::String>,
    pub member_169: ::std::option::Option<::std::string::String>,
    pub member_170: ::std::option::Option<::std::string::String>,
    pub member_171: ::std::option::Option<::std::string::String>,
    pub member_172: ::std::option::Option<::std::string::String>,
    pub member_173: ::std::option::Option<::std::string::String>,
    pub member_174: ::std::option::Option<::std::string::String>,
    pub member_175: ::std::option::Option<::std::string::String>,
    pub member_176: ::std::option::Option<::std::string::String>,
    pub member_177: ::std::option::Option<::std::string::String>,
    pub member_178: ::std::option::Option<::std::string::String>,
    pub member_179: ::std::option::Option<::std::string::String>,
    pub member_180: ::std::option::Option<::std::string::String>,
    pub member_181: ::std::option::Option<::std::string::String>,
    pub member_182: ::std::option::Option<::std::string::String>,
    pub member_183: ::std::option::Option<::std::string::String>,
    pub member_184: ::std::option::Option<::std::string::String>,
    pub member_185: ::std::option::Option<::std::string::String>,
    pub member_186: ::std::option::Option<::std::string::String>,
    pub member_187: ::std::option::Option<::std::string::String>,
    pub member_188: ::std::option::Option<::std::string::String>,
    pub member_189: ::std::option::Option<::std::string::String>,
    pub member_190: ::std::option::Option<::std::string::String>,
    pub member_191: ::std::option::Option<::std::string::String>,
    pub member_192: ::std::option::Option<::std::string::String>,
    pub member_193: ::std::option::Option<::std::string::String>,
    pub member_194: ::std::option::Option<::std::string::String>,
    pub member_195: ::std::option::Option<::std::string::String>,
    pub member_196: ::std::option::Option<::std::string::String>,
    pub member_197: ::std::option::Option<::std::string::String>,
    pub member_198: ::std::option::Option<::std::string::String>,
    pub member_199: ::std::option::Option<::std::string::String>,
    /// So many members that each level takes much of the stack.
    pub next: ::std::option::Option<::std::boxed::Box<Wide>>,
    pub either: ::std::option::Option<Either>,
}

__rt::constructors!(
    Wide {} () [with_member_0 member_0 : ::std::string::String, with_member_1 member_1 :
    ::std::string::String, with_member_2 member_2 : ::std::string::String, with_member_3
    member_3 : ::std::string::String, with_member_4 member_4 : ::std::string::String,
    with_member_5 member_5 : ::std::string::String, with_member_6 member_6 :
    ::std::string::String, with_member_7 member_7 : ::std::string::String, with_member_8
    member_8 : ::std::string::String, with_member_9 member_9 : ::std::string::String,
    with_member_10 member_10 : ::std::string::String, with_member_11 member_11 :
    ::std::string::String, with_member_12 member_12 : ::std::string::String,
    with_member_13 member_13 : ::std::string::String, with_member_14 member_14 :
    ::std::string::String, with_member_15 member_15 : ::std::string::String,
    with_member_16 member_16 : ::std::string::String, with_member_17 member_17 :
    ::std::string::String, with_member_18 member_18 : ::std::string::String,
    with_member_19 member_19 : ::std::string::String, with_member_20 member_20 :
    ::std::string::String, with_member_21 member_21 : ::std::string::String,
    with_member_22 member_22 : ::std::string::String, with_member_23 member_23 :
    ::std::string::String, with_member_24 member_24 : ::std::string::String,
    with_member_25 member_25 : ::std::string::String, with_member_26 member_26 :
    ::std::string::String, with_member_27 member_27 : ::std::string::String,
    with_member_28 member_28 : ::std::string::String, with_member_29 member_29 :
    ::std::string::String, with_member_30 member_30 : ::std::string::String,
    with_member_31 member_31 : ::std::string::String, with_member_32 member_32 :
    ::std::string::String, with_member_33 member_33 : ::std::string::String,
    with_member_34 member_34 : ::std::string::String, with_member_35 member_35 :
    ::std::string::String, with_member_36 member_36 : ::std::string::String,
    with_member_37 member_37 : ::std::string::String, with_member_38 member_38 :
    ::std::string::String, with_member_39 member_39 : ::std::string::String,
    with_member_40 member_40 : ::std::string::String, with_member_41 member_41 :
    ::std::string::String, with_member_42 member_42 : ::std::string::String,
    with_member_43 member_43 : ::std::string::String, with_member_44 member_44 :
    ::std::string::String, with_member_45 member_45 : ::std::string::String,
    with_member_46 member_46 : ::std::string::String, with_member_47 member_47 :
    ::std::string::String, with_member_48 member_48 : ::std::string::String,
    with_member_49 member_49 : ::std::string::String, with_member_50 member_50 :
    ::std::string::String, with_member_51 member_51 : ::std::string::String,
    with_member_52 member_52 : ::std::string::String, with_member_53 member_53 :
    ::std::string::String, with_member_54 member_54 : ::std::string::String,
    with_member_55 member_55 : ::std::string::String, with_member_56 member_56 :
    ::std::string::String, with_member_57 member_57 : ::std::string::String,
    with_member_58 member_58 : ::std::string::String, with_member_59 member_59 :
    ::std::string::String, with_member_60 member_60 : ::std::string::String,
    with_member_61 member_61 : ::std::string::String, with_member_62 member_62 :
    ::std::string::String, with_member_63 member_63 : ::std::string::String,
    with_member_64 member_64 : ::std::string::String, with_member_65 member_65 :
    ::std::string::String, with_member_66 member_66 : ::std::string::String,
    with_member_67 member_67 : ::std::string::String, with_member_68 member_68 :
    ::std::string::String, with_member_69 member_69 : ::std::string::String,
    with_member_70 member_70 : ::std::string::String, with_member_71 member_71 :
    ::std::string::String, with_member_72 member_72 : ::std::string::String,
    with_member_73 member_73 : ::std::string::String, with_member_74 member_74 :
    ::std::string::String, with_member_75 member_75 : ::std::string::String,
    with_member_76 member_76 : ::std::string::String, with_member_77 member_77 :
    ::std::string::String, with_member_78 member_78 : ::std::string::String,
    with_member_79 member_79 : ::std::string::String, with_member_80 member_80 :
    ::std::string::String, with_member_81 member_81 : ::std::string::String,
    with_member_82 member_82 : ::std::string::String, with_member_83 member_83 :
    ::std::string::String, with_member_84 member_84 : ::std::string::String,
    with_member_85 member_85 : ::std::string::String, with_member_86 member_86 :
    ::std::string::String, with_member_87 member_87 : ::std::string::String,
    with_member_88 member_88 : ::std::string::String, with_member_89 member_89 :
    ::std::string::String, with_member_90 member_90 : ::std::string::String,
    with_member_91 member_91 : ::std::string::String, with_member_92 member_92 :
    ::std::string::String, with_member_93 member_93 : ::std::string::String,
    with_member_94 member_94 : ::std::string::String, with_member_95 member_95 :
    ::std::string::String, with_member_96 member_96 : ::std::string::String,
    with_member_97 member_97 : ::std::string::String, with_member_98 member_98 :
    ::std::string::String, with_member_99 member_99 : ::std::string::String,
    with_member_100 member_100 : ::std::string::String, with_member_101 member_101 :
    ::std::string::String, with_member_102 member_102 : ::std::string::String,
    with_member_103 member_103 : ::std::string::String, with_member_104 member_104 :
    ::std::string::String, with_member_105 member_105 : ::std::string::String,
    with_member_106 member_106 : ::std::string::String, with_member_107 member_107 :
    ::std::string::String, with_member_108 member_108 : ::std::string::String,
    with_member_109 member_109 : ::std::string::String, with_member_110 member_110 :
    ::std::string::String, with_member_111 member_111 : ::std::string::String,
    with_member_112 member_112 : ::std::string::String, with_member_113 member_113 :
    ::std::string::String, with_member_114 member_114 : ::std::string::String,
    with_member_115 member_115 : ::std::string::String, with_member_116 member_116 :
    ::std::string::String, with_member_117 member_117 : ::std::string::String,
    with_member_118 member_118 : ::std::string::String, with_member_119 member_119 :
    ::std::string::String, with_member_120 member_120 : ::std::string::String,
    with_member_121 member_121 : ::std::string::String, with_member_122 member_122 :
    ::std::string::String, with_member_123 member_123 : ::std::string::String,
    with_member_124 member_124 : ::std::string::String, with_member_125 member_125 :
    ::std::string::String, with_member_126 member_126 : ::std::string::String,
    with_member_127 member_127 : ::std::string::String, with_member_128 member_128 :
    ::std::string::String, with_member_129 member_129 : ::std::string::String,
    with_member_130 member_130 : ::std::string::String, with_member_131 member_131 :
    ::std::string::String, with_member_132 member_132 : ::std::string::String,
    with_member_133 member_133 : ::std::string::String, with_member_134 member_134 :
    ::std::string::String, with_member_135 member_135 : ::std::string::String,
    with_member_136 member_136 : ::std::string::String, with_member_137 member_137 :
    ::std::string::String, with_member_138 member_138 : ::std::string::String,
    with_member_139 member_139 : ::std::string::String, with_member_140 member_140 :
    ::std::string::String, with_member_141 member_141 : ::std::string::String,
    with_member_142 member_142 : ::std::string::String, with_member_143 member_143 :
    ::std::string::String, with_member_144 member_144 : ::std::string::String,
    with_member_145 member_145 : ::std::string::String, with_member_146 member_146 :
    ::std::string::String, with_member_147 member_147 : ::std::string::String,
    with_member_148 member_148 : ::std::string::String, with_member_149 member_149 :
    ::std::string::String, with_member_150 member_150 : ::std::string::String,
    with_member_151 member_151 : ::std::string::String, with_member_152 member_152 :
    ::std::string::String, with_member_153 member_153 : ::std::string::String,
    with_member_154 member_154 : ::std::string::String, with_member_155 member_155 :
    ::std::string::String, with_member_156 member_156 : ::std::string::String,
    with_member_157 member_157 : ::std::string::String, with_member_158 member_158 :
    ::std::string::String, with_member_159 member_159 : ::std::string::String,
    with_member_160 member_160 : ::std::string::String, with_member_161 member_161 :
    ::std::string::String, with_member_162 member_162 : ::std::string::String,
    with_member_163 member_163 : ::std::string::String, with_member_164 member_164 :
    ::std::string::String, with_member_165 member_165 : ::std::string::String,
    with_member_166 member_166 : ::std::string::String, with_member_167 member_167 :
    ::std::string::String, with_member_168 member_168 : ::std::string::String,
    with_member_169 member_169 : ::std::string::String, with_member_170 member_170 :
    ::std::string::String, with_member_171 member_171 : ::std::string::String,
    with_member_172 member_172 : ::std::string::String, with_member_173 member_173 :
    ::std::string::String, with_member_174 member_174 : ::std::string::String,
    with_member_175 member_175 : ::std::string::String, with_member_176 member_176 :
    ::std::string::String, with_member_177 member_177 : ::std::string::String,
    with_member_178 member_178 : ::std::string::String, with_member_179 member_179 :
    ::std::string::String, with_member_180 member_180 : ::std::string::String,
    with_member_181 member_181 : ::std::string::String, with_member_182 member_182 :
    ::std::string::String, with_member_183 member_183 : ::std::string::String,
    with_member_184 member_184 : ::std::string::String, with_member_185 member_185 :
    ::std::string::String, with_member_186 member_186 : ::std::string::String,
    with_member_187 member_187 : ::std::string::String, with_member_188 member_188 :
    ::std::string::String, with_member_189 member_189 : ::std::string::String,
    with_member_190 member_190 : ::std::string::String, with_member_191 member_191 :
    ::std::string::String, with_member_192 member_192 : ::std::string::String,
    with_member_193 member_193 : ::std::string::String, with_member_194 member_194 :
    ::std::string::String, with_member_195 member_195 : ::std::string::String,
    with_member_196 member_196 : ::std::string::String, with_member_197 member_197 :
    ::std::string::String, with_member_198 member_198 : ::std::string::String,
    with_member_199 member_199 : ::std::string::String, with_next next :
    ::std::boxed::Box < Wide >, with_either either : Either]
);

__rt::described!(
    Wide, WIDE, "", ["member_0", "member_1", "member_2", "member_3", "member_4",
    "member_5", "member_6", "member_7", "member_8", "member_9", "member_10", "member_11",
    "member_12", "member_13", "member_14", "member_15", "member_16", "member_17",
    "member_18", "member_19", "member_20", "member_21", "member_22", "member_23",
    "member_24", "member_25", "member_26", "member_27", "member_28", "member_29",
    "member_30", "member_31", "member_32", "member_33", "member_34", "member_35",
    "member_36", "member_37", "member_38", "member_39", "member_40", "member_41",
    "member_42", "member_43", "member_44", "member_45", "member_46", "member_47",
    "member_48", "member_49", "member_50", "member_51", "member_52", "member_53",
    "member_54", "member_55", "member_56", "member_57", "member_58", "member_59",
    "member_60", "member_61", "member_62", "member_63", "member_64", "member_65",
    "member_66", "member_67", "member_68", "member_69", "member_70", "member_71",
    "member_72", "member_73", "member_74", "member_75", "member_76", "member_77",
    "member_78", "member_79", "member_80", "member_81", "member_82", "member_83",
    "member_84", "member_85", "member_86", "member_87", "member_88", "member_89",
    "member_90", "member_91", "member_92", "member_93", "member_94", "member_95",
    "member_96", "member_97", "member_98", "member_99", "member_100", "member_101",
    "member_102", "member_103", "member_104", "member_105", "member_106", "member_107",
    "member_108", "member_109", "member_110", "member_111", "member_112", "member_113",
    "member_114", "member_115", "member_116", "member_117", "member_118", "member_119",
    "member_120", "member_121", "member_122", "member_123", "member_124", "member_125",
    "member_126", "member_127", "member_128", "member_129", "member_130", "member_131",
    "member_132", "member_133", "member_134", "member_135", "member_136", "member_137",
    "member_138", "member_139", "member_140", "member_141", "member_142", "member_143",
    "member_144", "member_145", "member_146", "member_147", "member_148", "member_149",
    "member_150", "member_151", "member_152", "member_153", "member_154", "member_155",
    "member_156", "member_157", "member_158", "member_159", "member_160", "member_161",
    "member_162", "member_163", "member_164", "member_165", "member_166", "member_167",
    "member_168", "member_169", "member_170", "member_171", "member_172", "member_173",
    "member_174", "member_175", "member_176", "member_177", "member_178", "member_179",
    "member_180", "member_181", "member_182", "member_183", "member_184", "member_185",
    "member_186", "member_187", "member_188", "member_189", "member_190", "member_191",
    "member_192", "member_193", "member_194", "member_195", "member_196", "member_197",
    "member_198", "member_199", "next", "either"]
);

impl __rt::Decode for Wide {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Either, Wide),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            let mut __f10 = ::std::option::Option::None;
            let mut __f11 = ::std::option::Option::None;
            let mut __f12 = ::std::option::Option::None;
            let mut __f13 = ::std::option::Option::None;
            let mut __f14 = ::std::option::Option::None;
            let mut __f15 = ::std::option::Option::None;
            let mut __f16 = ::std::option::Option::None;
            let mut __f17 = ::std::option::Option::None;
            let mut __f18 = ::std::option::Option::None;
            let mut __f19 = ::std::option::Option::None;
            let mut __f20 = ::std::option::Option::None;
            let mut __f21 = ::std::option::Option::None;
            let mut __f22 = ::std::option::Option::None;
            let mut __f23 = ::std::option::Option::None;
            let mut __f24 = ::std::option::Option::None;
            let mut __f25 = ::std::option::Option::None;
            let mut __f26 = ::std::option::Option::None;
            let mut __f27 = ::std::option::Option::None;
            let mut __f28 = ::std::option::Option::None;
            let mut __f29 = ::std::option::Option::None;
            let mut __f30 = ::std::option::Option::None;
            let mut __f31 = ::std::option::Option::None;
            let mut __f32 = ::std::option::Option::None;
            let mut __f33 = ::std::option::Option::None;
            let mut __f34 = ::std::option::Option::None;
            let mut __f35 = ::std::option::Option::None;
            let mut __f36 = ::std::option::Option::None;
            let mut __f37 = ::std::option::Option::None;
            let mut __f38 = ::std::option::Option::None;
            let mut __f39 = ::std::option::Option::None;
            let mut __f40 = ::std::option::Option::None;
            let mut __f41 = ::std::option::Option::None;
            let mut __f42 = ::std::option::Option::None;
            let mut __f43 = ::std::option::Option::None;
            let mut __f44 = ::std::option::Option::None;
            let mut __f45 = ::std::option::Option::None;
            let mut __f46 = ::std::option::Option::None;
            let mut __f47 = ::std::option::Option::None;
            let mut __f48 = ::std::option::Option::None;
            let mut __f49 = ::std::option::Option::None;
            let mut __f50 = ::std::option::Option::None;
            let mut __f51 = ::std::option::Option::None;
            let mut __f52 = ::std::option::Option::None;
            let mut __f53 = ::std::option::Option::None;
            let mut __f54 = ::std::option::Option::None;
            let mut __f55 = ::std::option::Option::None;
            let mut __f56 = ::std::option::Option::None;
            let mut __f57 = ::std::option::Option::None;
            let mut __f58 = ::std::option::Option::None;
            let mut __f59 = ::std::option::Option::None;
            let mut __f60 = ::std::option::Option::None;
            let mut __f61 = ::std::option::Option::None;
            let mut __f62 = ::std::option::Option::None;
            let mut __f63 = ::std::option::Option::None;
            let mut __f64 = ::std::option::Option::None;
            let mut __f65 = ::std::option::Option::None;
            let mut __f66 = ::std::option::Option::None;
            let mut __f67 = ::std::option::Option::None;
            let mut __f68 = ::std::option::Option::None;
            let mut __f69 = ::std::option::Option::None;
            let mut __f70 = ::std::option::Option::None;
            let mut __f71 = ::std::option::Option::None;
            let mut __f72 = ::std::option::Option::None;
            let mut __f73 = ::std::option::Option::None;
            let mut __f74 = ::std::option::Option::None;
            let mut __f75 = ::std::option::Option::None;
            let mut __f76 = ::std::option::Option::None;
            let mut __f77 = ::std::option::Option::None;
            let mut __f78 = ::std::option::Option::None;
            let mut __f79 = ::std::option::Option::None;
            let mut __f80 = ::std::option::Option::None;
            let mut __f81 = ::std::option::Option::None;
            let mut __f82 = ::std::option::Option::None;
            let mut __f83 = ::std::option::Option::None;
            let mut __f84 = ::std::option::Option::None;
            let mut __f85 = ::std::option::Option::None;
            let mut __f86 = ::std::option::Option::None;
            let mut __f87 = ::std::option::Option::None;
            let mut __f88 = ::std::option::Option::None;
            let mut __f89 = ::std::option::Option::None;
            let mut __f90 = ::std::option::Option::None;
            let mut __f91 = ::std::option::Option::None;
            let mut __f92 = ::std::option::Option::None;
            let mut __f93 = ::std::option::Option::None;
            let mut __f94 = ::std::option::Option::None;
            let mut __f95 = ::std::option::Option::None;
            let mut __f96 = ::std::option::Option::None;
            let mut __f97 = ::std::option::Option::None;
            let mut __f98 = ::std::option::Option::None;
            let mut __f99 = ::std::option::Option::None;
            let mut __f100 = ::std::option::Option::None;
            let mut __f101 = ::std::option::Option::None;
            let mut __f102 = ::std::option::Option::None;
            let mut __f103 = ::std::option::Option::None;
            let mut __f104 = ::std::option::Option::None;
            let mut __f105 = ::std::option::Option::None;
            let mut __f106 = ::std::option::Option::None;
            let mut __f107 = ::std::option::Option::None;
            let mut __f108 = ::std::option::Option::None;
            let mut __f109 = ::std::option::Option::None;
            let mut __f110 = ::std::option::Option::None;
            let mut __f111 = ::std::option::Option::None;
            let mut __f112 = ::std::option::Option::None;
            let mut __f113 = ::std::option::Option::None;
            let mut __f114 = ::std::option::Option::None;
            let mut __f115 = ::std::option::Option::None;
            let mut __f116 = ::std::option::Option::None;
            let mut __f117 = ::std::option::Option::None;
            let mut __f118 = ::std::option::Option::None;
            let mut __f119 = ::std::option::Option::None;
            let mut __f120 = ::std::option::Option::None;
            let mut __f121 = ::std::option::Option::None;
            let mut __f122 = ::std::option::Option::None;
            let mut __f123 = ::std::option::Option::None;
            let mut __f124 = ::std::option::Option::None;
            let mut __f125 = ::std::option::Option::None;
            let mut __f126 = ::std::option::Option::None;
            let mut __f127 = ::std::option::Option::None;
            let mut __f128 = ::std::option::Option::None;
            let mut __f129 = ::std::option::Option::None;
            let mut __f130 = ::std::option::Option::None;
            let mut __f131 = ::std::option::Option::None;
            let mut __f132 = ::std::option::Option::None;
            let mut __f133 = ::std::option::Option::None;
            let mut __f134 = ::std::option::Option::None;
            let mut __f135 = ::std::option::Option::None;
            let mut __f136 = ::std::option::Option::None;
            let mut __f137 = ::std::option::Option::None;
            let mut __f138 = ::std::option::Option::None;
            let mut __f139 = ::std::option::Option::None;
            let mut __f140 = ::std::option::Option::None;
            let mut __f141 = ::std::option::Option::None;
            let mut __f142 = ::std::option::Option::None;
            let mut __f143 = ::std::option::Option::None;
            let mut __f144 = ::std::option::Option::None;
            let mut __f145 = ::std::option::Option::None;
            let mut __f146 = ::std::option::Option::None;
            let mut __f147 = ::std::option::Option::None;
            let mut __f148 = ::std::option::Option::None;
            let mut __f149 = ::std::option::Option::None;
            let mut __f150 = ::std::option::Option::None;
            let mut __f151 = ::std::option::Option::None;
            let mut __f152 = ::std::option::Option::None;
            let mut __f153 = ::std::option::Option::None;
            let mut __f154 = ::std::option::Option::None;
            let mut __f155 = ::std::option::Option::None;
            let mut __f156 = ::std::option::Option::None;
            let mut __f157 = ::std::option::Option::None;
            let mut __f158 = ::std::option::Option::None;
            let mut __f159 = ::std::option::Option::None;
            let mut __f160 = ::std::option::Option::None;
            let mut __f161 = ::std::option::Option::None;
            let mut __f162 = ::std::option::Option::None;
            let mut __f163 = ::std::option::Option::None;
            let mut __f164 = ::std::option::Option::None;
            let mut __f165 = ::std::option::Option::None;
            let mut __f166 = ::std::option::Option::None;
            let mut __f167 = ::std::option::Option::None;
            let mut __f168 = ::std::option::Option::None;
            let mut __f169 = ::std::option::Option::None;
            let mut __f170 = ::std::option::Option::None;
            let mut __f171 = ::std::option::Option::None;
            let mut __f172 = ::std::option::Option::None;
            let mut __f173 = ::std::option::Option::None;
            let mut __f174 = ::std::option::Option::None;
            let mut __f175 = ::std::option::Option::None;
            let mut __f176 = ::std::option::Option::None;
            let mut __f177 = ::std::option::Option::None;
            let mut __f178 = ::std::option::Option::None;
            let mut __f179 = ::std::option::Option::None;
            let mut __f180 = ::std::option::Option::None;
            let mut __f181 = ::std::option::Option::None;
            let mut __f182 = ::std::option::Option::None;
            let mut __f183 = ::std::option::Option::None;
            let mut __f184 = ::std::option::Option::None;
            let mut __f185 = ::std::option::Option::None;
            let mut __f186 = ::std::option::Option::None;
            let mut __f187 = ::std::option::Option::None;
            let mut __f188 = ::std::option::Option::None;
            let mut __f189 = ::std::option::Option::None;
            let mut __f190 = ::std::option::Option::None;
            let mut __f191 = ::std::option::Option::None;
            let mut __f192 = ::std::option::Option::None;
            let mut __f193 = ::std::option::Option::None;
            let mut __f194 = ::std::option::Option::None;
            let mut __f195 = ::std::option::Option::None;
            let mut __f196 = ::std::option::Option::None;
            let mut __f197 = ::std::option::Option::None;
            let mut __f198 = ::std::option::Option::None;
            let mut __f199 = ::std::option::Option::None;
            let mut __f200 = ::std::option::Option::None;
            let mut __f201 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"member_0\":", &mut __f0)?;
            __rt::field(__r, "\"member_1\":", &mut __f1)?;
            __rt::field(__r, "\"member_2\":", &mut __f2)?;
            __rt::field(__r, "\"member_3\":", &mut __f3)?;
            __rt::field(__r, "\"member_4\":", &mut __f4)?;
            __rt::field(__r, "\"member_5\":", &mut __f5)?;
            __rt::field(__r, "\"member_6\":", &mut __f6)?;
            __rt::field(__r, "\"member_7\":", &mut __f7)?;
            __rt::field(__r, "\"member_8\":", &mut __f8)?;
            __rt::field(__r, "\"member_9\":", &mut __f9)?;
            __rt::field(__r, "\"member_10\":", &mut __f10)?;
            __rt::field(__r, "\"member_11\":", &mut __f11)?;
            __rt::field(__r, "\"member_12\":", &mut __f12)?;
            __rt::field(__r, "\"member_13\":", &mut __f13)?;
            __rt::field(__r, "\"member_14\":", &mut __f14)?;
            __rt::field(__r, "\"member_15\":", &mut __f15)?;
            __rt::field(__r, "\"member_16\":", &mut __f16)?;
            __rt::field(__r, "\"member_17\":", &mut __f17)?;
            __rt::field(__r, "\"member_18\":", &mut __f18)?;
            __rt::field(__r, "\"member_19\":", &mut __f19)?;
            __rt::field(__r, "\"member_20\":", &mut __f20)?;
            __rt::field(__r, "\"member_21\":", &mut __f21)?;
            __rt::field(__r, "\"member_22\":", &mut __f22)?;
            __rt::field(__r, "\"member_23\":", &mut __f23)?;
            __rt::field(__r, "\"member_24\":", &mut __f24)?;
            __rt::field(__r, "\"member_25\":", &mut __f25)?;
            __rt::field(__r, "\"member_26\":", &mut __f26)?;
            __rt::field(__r, "\"member_27\":", &mut __f27)?;
            __rt::field(__r, "\"member_28\":", &mut __f28)?;
            __rt::field(__r, "\"member_29\":", &mut __f29)?;
            __rt::field(__r, "\"member_30\":", &mut __f30)?;
            __rt::field(__r, "\"member_31\":", &mut __f31)?;
            __rt::field(__r, "\"member_32\":", &mut __f32)?;
            __rt::field(__r, "\"member_33\":", &mut __f33)?;
            __rt::field(__r, "\"member_34\":", &mut __f34)?;
            __rt::field(__r, "\"member_35\":", &mut __f35)?;
            __rt::field(__r, "\"member_36\":", &mut __f36)?;
            __rt::field(__r, "\"member_37\":", &mut __f37)?;
            __rt::field(__r, "\"member_38\":", &mut __f38)?;
            __rt::field(__r, "\"member_39\":", &mut __f39)?;
            __rt::field(__r, "\"member_40\":", &mut __f40)?;
            __rt::field(__r, "\"member_41\":", &mut __f41)?;
            __rt::field(__r, "\"member_42\":", &mut __f42)?;
            __rt::field(__r, "\"member_43\":", &mut __f43)?;
            __rt::field(__r, "\"member_44\":", &mut __f44)?;
            __rt::field(__r, "\"member_45\":", &mut __f45)?;
            __rt::field(__r, "\"member_46\":", &mut __f46)?;
            __rt::field(__r, "\"member_47\":", &mut __f47)?;
            __rt::field(__r, "\"member_48\":", &mut __f48)?;
            __rt::field(__r, "\"member_49\":", &mut __f49)?;
            __rt::field(__r, "\"member_50\":", &mut __f50)?;
            __rt::field(__r, "\"member_51\":", &mut __f51)?;
            __rt::field(__r, "\"member_52\":", &mut __f52)?;
            __rt::field(__r, "\"member_53\":", &mut __f53)?;
            __rt::field(__r, "\"member_54\":", &mut __f54)?;
            __rt::field(__r, "\"member_55\":", &mut __f55)?;
            __rt::field(__r, "\"member_56\":", &mut __f56)?;
            __rt::field(__r, "\"member_57\":", &mut __f57)?;
            __rt::field(__r, "\"member_58\":", &mut __f58)?;
            __rt::field(__r, "\"member_59\":", &mut __f59)?;
            __rt::field(__r, "\"member_60\":", &mut __f60)?;
            __rt::field(__r, "\"member_61\":", &mut __f61)?;
            __rt::field(__r, "\"member_62\":", &mut __f62)?;
            __rt::field(__r, "\"member_63\":", &mut __f63)?;
            __rt::field(__r, "\"member_64\":", &mut __f64)?;
            __rt::field(__r, "\"member_65\":", &mut __f65)?;
            __rt::field(__r, "\"member_66\":", &mut __f66)?;
            __rt::field(__r, "\"member_67\":", &mut __f67)?;
            __rt::field(__r, "\"member_68\":", &mut __f68)?;
            __rt::field(__r, "\"member_69\":", &mut __f69)?;
            __rt::field(__r, "\"member_70\":", &mut __f70)?;
            __rt::field(__r, "\"member_71\":", &mut __f71)?;
            __rt::field(__r, "\"member_72\":", &mut __f72)?;
            __rt::field(__r, "\"member_73\":", &mut __f73)?;
            __rt::field(__r, "\"member_74\":", &mut __f74)?;
            __rt::field(__r, "\"member_75\":", &mut __f75)?;
            __rt::field(__r, "\"member_76\":", &mut __f76)?;
            __rt::field(__r, "\"member_77\":", &mut __f77)?;
            __rt::field(__r, "\"member_78\":", &mut __f78)?;
            __rt::field(__r, "\"member_79\":", &mut __f79)?;
            __rt::field(__r, "\"member_80\":", &mut __f80)?;
            __rt::field(__r, "\"member_81\":", &mut __f81)?;
            __rt::field(__r, "\"member_82\":", &mut __f82)?;
            __rt::field(__r, "\"member_83\":", &mut __f83)?;
            __rt::field(__r, "\"member_84\":", &mut __f84)?;
            __rt::field(__r, "\"member_85\":", &mut __f85)?;
            __rt::field(__r, "\"member_86\":", &mut __f86)?;
            __rt::field(__r, "\"member_87\":", &mut __f87)?;
            __rt::field(__r, "\"member_88\":", &mut __f88)?;
            __rt::field(__r, "\"member_89\":", &mut __f89)?;
            __rt::field(__r, "\"member_90\":", &mut __f90)?;
            __rt::field(__r, "\"member_91\":", &mut __f91)?;
            __rt::field(__r, "\"member_92\":", &mut __f92)?;
            __rt::field(__r, "\"member_93\":", &mut __f93)?;
            __rt::field(__r, "\"member_94\":", &mut __f94)?;
            __rt::field(__r, "\"member_95\":", &mut __f95)?;
            __rt::field(__r, "\"member_96\":", &mut __f96)?;
            __rt::field(__r, "\"member_97\":", &mut __f97)?;
            __rt::field(__r, "\"member_98\":", &mut __f98)?;
            __rt::field(__r, "\"member_99\":", &mut __f99)?;
            __rt::field(__r, "\"member_100\":", &mut __f100)?;
            __rt::field(__r, "\"member_101\":", &mut __f101)?;
            __rt::field(__r, "\"member_102\":", &mut __f102)?;
            __rt::field(__r, "\"member_103\":", &mut __f103)?;
            __rt::field(__r, "\"member_104\":", &mut __f104)?;
            __rt::field(__r, "\"member_105\":", &mut __f105)?;
            __rt::field(__r, "\"member_106\":", &mut __f106)?;
            __rt::field(__r, "\"member_107\":", &mut __f107)?;
            __rt::field(__r, "\"member_108\":", &mut __f108)?;
            __rt::field(__r, "\"member_109\":", &mut __f109)?;
            __rt::field(__r, "\"member_110\":", &mut __f110)?;
            __rt::field(__r, "\"member_111\":", &mut __f111)?;
            __rt::field(__r, "\"member_112\":", &mut __f112)?;
            __rt::field(__r, "\"member_113\":", &mut __f113)?;
            __rt::field(__r, "\"member_114\":", &mut __f114)?;
            __rt::field(__r, "\"member_115\":", &mut __f115)?;
            __rt::field(__r, "\"member_116\":", &mut __f116)?;
            __rt::field(__r, "\"member_117\":", &mut __f117)?;
            __rt::field(__r, "\"member_118\":", &mut __f118)?;
            __rt::field(__r, "\"member_119\":", &mut __f119)?;
            __rt::field(__r, "\"member_120\":", &mut __f120)?;
            __rt::field(__r, "\"member_121\":", &mut __f121)?;
            __rt::field(__r, "\"member_122\":", &mut __f122)?;
            __rt::field(__r, "\"member_123\":", &mut __f123)?;
            __rt::field(__r, "\"member_124\":", &mut __f124)?;
            __rt::field(__r, "\"member_125\":", &mut __f125)?;
            __rt::field(__r, "\"member_126\":", &mut __f126)?;
            __rt::field(__r, "\"member_127\":", &mut __f127)?;
            __rt::field(__r, "\"member_128\":", &mut __f128)?;
            __rt::field(__r, "\"member_129\":", &mut __f129)?;
            __rt::field(__r, "\"member_130\":", &mut __f130)?;
            __rt::field(__r, "\"member_131\":", &mut __f131)?;
            __rt::field(__r, "\"member_132\":", &mut __f132)?;
            __rt::field(__r, "\"member_133\":", &mut __f133)?;
            __rt::field(__r, "\"member_134\":", &mut __f134)?;
            __rt::field(__r, "\"member_135\":", &mut __f135)?;
            __rt::field(__r, "\"member_136\":", &mut __f136)?;
            __rt::field(__r, "\"member_137\":", &mut __f137)?;
            __rt::field(__r, "\"member_138\":", &mut __f138)?;
            __rt::field(__r, "\"member_139\":", &mut __f139)?;
            __rt::field(__r, "\"member_140\":", &mut __f140)?;
            __rt::field(__r, "\"member_141\":", &mut __f141)?;
            __rt::field(__r, "\"member_142\":", &mut __f142)?;
            __rt::field(__r, "\"member_143\":", &mut __f143)?;
            __rt::field(__r, "\"member_144\":", &mut __f144)?;
            __rt::field(__r, "\"member_145\":", &mut __f145)?;
            __rt::field(__r, "\"member_146\":", &mut __f146)?;
            __rt::field(__r, "\"member_147\":", &mut __f147)?;
            __rt::field(__r, "\"member_148\":", &mut __f148)?;
            __rt::field(__r, "\"member_149\":", &mut __f149)?;
            __rt::field(__r, "\"member_150\":", &mut __f150)?;
            __rt::field(__r, "\"member_151\":", &mut __f151)?;
            __rt::field(__r, "\"member_152\":", &mut __f152)?;
            __rt::field(__r, "\"member_153\":", &mut __f153)?;
            __rt::field(__r, "\"member_154\":", &mut __f154)?;
            __rt::field(__r, "\"member_155\":", &mut __f155)?;
            __rt::field(__r, "\"member_156\":", &mut __f156)?;
            __rt::field(__r, "\"member_157\":", &mut __f157)?;
            __rt::field(__r, "\"member_158\":", &mut __f158)?;
            __rt::field(__r, "\"member_159\":", &mut __f159)?;
            __rt::field(__r, "\"member_160\":", &mut __f160)?;
            __rt::field(__r, "\"member_161\":", &mut __f161)?;
            __rt::field(__r, "\"member_162\":", &mut __f162)?;
            __rt::field(__r, "\"member_163\":", &mut __f163)?;
            __rt::field(__r, "\"member_164\":", &mut __f164)?;
            __rt::field(__r, "\"member_165\":", &mut __f165)?;
            __rt::field(__r, "\"member_166\":", &mut __f166)?;
            __rt::field(__r, "\"member_167\":", &mut __f167)?;
            __rt::field(__r, "\"member_168\":", &mut __f168)?;
            __rt::field(__r, "\"member_169\":", &mut __f169)?;
            __rt::field(__r, "\"member_170\":", &mut __f170)?;
            __rt::field(__r, "\"member_171\":", &mut __f171)?;
            __rt::field(__r, "\"member_172\":", &mut __f172)?;
            __rt::field(__r, "\"member_173\":", &mut __f173)?;
            __rt::field(__r, "\"member_174\":", &mut __f174)?;
            __rt::field(__r, "\"member_175\":", &mut __f175)?;
            __rt::field(__r, "\"member_176\":", &mut __f176)?;
            __rt::field(__r, "\"member_177\":", &mut __f177)?;
            __rt::field(__r, "\"member_178\":", &mut __f178)?;
            __rt::field(__r, "\"member_179\":", &mut __f179)?;
            __rt::field(__r, "\"member_180\":", &mut __f180)?;
            __rt::field(__r, "\"member_181\":", &mut __f181)?;
            __rt::field(__r, "\"member_182\":", &mut __f182)?;
            __rt::field(__r, "\"member_183\":", &mut __f183)?;
            __rt::field(__r, "\"member_184\":", &mut __f184)?;
            __rt::field(__r, "\"member_185\":", &mut __f185)?;
            __rt::field(__r, "\"member_186\":", &mut __f186)?;
            __rt::field(__r, "\"member_187\":", &mut __f187)?;
            __rt::field(__r, "\"member_188\":", &mut __f188)?;
            __rt::field(__r, "\"member_189\":", &mut __f189)?;
            __rt::field(__r, "\"member_190\":", &mut __f190)?;
            __rt::field(__r, "\"member_191\":", &mut __f191)?;
            __rt::field(__r, "\"member_192\":", &mut __f192)?;
            __rt::field(__r, "\"member_193\":", &mut __f193)?;
            __rt::field(__r, "\"member_194\":", &mut __f194)?;
            __rt::field(__r, "\"member_195\":", &mut __f195)?;
            __rt::field(__r, "\"member_196\":", &mut __f196)?;
            __rt::field(__r, "\"member_197\":", &mut __f197)?;
            __rt::field(__r, "\"member_198\":", &mut __f198)?;
            __rt::field(__r, "\"member_199\":", &mut __f199)?;
            __rt::field(__r, "\"next\":", &mut __f200)?;
            __rt::field(__r, "\"either\":", &mut __f201)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    9 => __rt::set(__r, &mut __f9)?,
                    10 => __rt::set(__r, &mut __f10)?,
                    11 => __rt::set(__r, &mut __f11)?,
                    12 => __rt::set(__r, &mut __f12)?,
                    13 => __rt::set(__r, &mut __f13)?,
                    14 => __rt::set(__r, &mut __f14)?,
                    15 => __rt::set(__r, &mut __f15)?,
                    16 => __rt::set(__r, &mut __f16)?,
                    17 => __rt::set(__r, &mut __f17)?,
                    18 => __rt::set(__r, &mut __f18)?,
                    19 => __rt::set(__r, &mut __f19)?,
                    20 => __rt::set(__r, &mut __f20)?,
                    21 => __rt::set(__r, &mut __f21)?,
                    22 => __rt::set(__r, &mut __f22)?,
                    23 => __rt::set(__r, &mut __f23)?,
                    24 => __rt::set(__r, &mut __f24)?,
                    25 => __rt::set(__r, &mut __f25)?,
                    26 => __rt::set(__r, &mut __f26)?,
                    27 => __rt::set(__r, &mut __f27)?,
                    28 => __rt::set(__r, &mut __f28)?,
                    29 => __rt::set(__r, &mut __f29)?,
                    30 => __rt::set(__r, &mut __f30)?,
                    31 => __rt::set(__r, &mut __f31)?,
                    32 => __rt::set(__r, &mut __f32)?,
                    33 => __rt::set(__r, &mut __f33)?,
                    34 => __rt::set(__r, &mut __f34)?,
                    35 => __rt::set(__r, &mut __f35)?,
                    36 => __rt::set(__r, &mut __f36)?,
                    37 => __rt::set(__r, &mut __f37)?,
                    38 => __rt::set(__r, &mut __f38)?,
                    39 => __rt::set(__r, &mut __f39)?,
                    40 => __rt::set(__r, &mut __f40)?,
                    41 => __rt::set(__r, &mut __f41)?,
                    42 => __rt::set(__r, &mut __f42)?,
                    43 => __rt::set(__r, &mut __f43)?,
                    44 => __rt::set(__r, &mut __f44)?,
                    45 => __rt::set(__r, &mut __f45)?,
                    46 => __rt::set(__r, &mut __f46)?,
                    47 => __rt::set(__r, &mut __f47)?,
                    48 => __rt::set(__r, &mut __f48)?,
                    49 => __rt::set(__r, &mut __f49)?,
                    50 => __rt::set(__r, &mut __f50)?,
                    51 => __rt::set(__r, &mut __f51)?,
                    52 => __rt::set(__r, &mut __f52)?,
                    53 => __rt::set(__r, &mut __f53)?,
                    54 => __rt::set(__r, &mut __f54)?,
                    55 => __rt::set(__r, &mut __f55)?,
                    56 => __rt::set(__r, &mut __f56)?,
                    57 => __rt::set(__r, &mut __f57)?,
                    58 => __rt::set(__r, &mut __f58)?,
                    59 => __rt::set(__r, &mut __f59)?,
                    60 => __rt::set(__r, &mut __f60)?,
                    61 => __rt::set(__r, &mut __f61)?,
                    62 => __rt::set(__r, &mut __f62)?,
                    63 => __rt::set(__r, &mut __f63)?,
                    64 => __rt::set(__r, &mut __f64)?,
                    65 => __rt::set(__r, &mut __f65)?,
                    66 => __rt::set(__r, &mut __f66)?,
                    67 => __rt::set(__r, &mut __f67)?,
                    68 => __rt::set(__r, &mut __f68)?,
                    69 => __rt::set(__r, &mut __f69)?,
                    70 => __rt::set(__r, &mut __f70)?,
                    71 => __rt::set(__r, &mut __f71)?,
                    72 => __rt::set(__r, &mut __f72)?,
                    73 => __rt::set(__r, &mut __f73)?,
                    74 => __rt::set(__r, &mut __f74)?,
                    75 => __rt::set(__r, &mut __f75)?,
                    76 => __rt::set(__r, &mut __f76)?,
                    77 => __rt::set(__r, &mut __f77)?,
                    78 => __rt::set(__r, &mut __f78)?,
                    79 => __rt::set(__r, &mut __f79)?,
                    80 => __rt::set(__r, &mut __f80)?,
                    81 => __rt::set(__r, &mut __f81)?,
                    82 => __rt::set(__r, &mut __f82)?,
                    83 => __rt::set(__r, &mut __f83)?,
                    84 => __rt::set(__r, &mut __f84)?,
                    85 => __rt::set(__r, &mut __f85)?,
                    86 => __rt::set(__r, &mut __f86)?,
                    87 => __rt::set(__r, &mut __f87)?,
                    88 => __rt::set(__r, &mut __f88)?,
                    89 => __rt::set(__r, &mut __f89)?,
                    90 => __rt::set(__r, &mut __f90)?,
                    91 => __rt::set(__r, &mut __f91)?,
                    92 => __rt::set(__r, &mut __f92)?,
                    93 => __rt::set(__r, &mut __f93)?,
                    94 => __rt::set(__r, &mut __f94)?,
                    95 => __rt::set(__r, &mut __f95)?,
                    96 => __rt::set(__r, &mut __f96)?,
                    97 => __rt::set(__r, &mut __f97)?,
                    98 => __rt::set(__r, &mut __f98)?,
                    99 => __rt::set(__r, &mut __f99)?,
                    100 => __rt::set(__r, &mut __f100)?,
                    101 => __rt::set(__r, &mut __f101)?,
                    102 => __rt::set(__r, &mut __f102)?,
                    103 => __rt::set(__r, &mut __f103)?,
                    104 => __rt::set(__r, &mut __f104)?,
                    105 => __rt::set(__r, &mut __f105)?,
                    106 => __rt::set(__r, &mut __f106)?,
                    107 => __rt::set(__r, &mut __f107)?,
                    108 => __rt::set(__r, &mut __f108)?,
                    109 => __rt::set(__r, &mut __f109)?,
                    110 => __rt::set(__r, &mut __f110)?,
                    111 => __rt::set(__r, &mut __f111)?,
                    112 => __rt::set(__r, &mut __f112)?,
                    113 => __rt::set(__r, &mut __f113)?,
                    114 => __rt::set(__r, &mut __f114)?,
                    115 => __rt::set(__r, &mut __f115)?,
                    116 => __rt::set(__r, &mut __f116)?,
                    117 => __rt::set(__r, &mut __f117)?,
                    118 => __rt::set(__r, &mut __f118)?,
                    119 => __rt::set(__r, &mut __f119)?,
                    120 => __rt::set(__r, &mut __f120)?,
                    121 => __rt::set(__r, &mut __f121)?,
                    122 => __rt::set(__r, &mut __f122)?,
                    123 => __rt::set(__r, &mut __f123)?,
                    124 => __rt::set(__r, &mut __f124)?,
                    125 => __rt::set(__r, &mut __f125)?,
                    126 => __rt::set(__r, &mut __f126)?,
                    127 => __rt::set(__r, &mut __f127)?,
                    128 => __rt::set(__r, &mut __f128)?,
                    129 => __rt::set(__r, &mut __f129)?,
                    130 => __rt::set(__r, &mut __f130)?,
                    131 => __rt::set(__r, &mut __f131)?,
                    132 => __rt::set(__r, &mut __f132)?,
                    133 => __rt::set(__r, &mut __f133)?,
                    134 => __rt::set(__r, &mut __f134)?,
                    135 => __rt::set(__r, &mut __f135)?,
                    136 => __rt::set(__r, &mut __f136)?,
                    137 => __rt::set(__r, &mut __f137)?,
                    138 => __rt::set(__r, &mut __f138)?,
                    139 => __rt::set(__r, &mut __f139)?,
                    140 => __rt::set(__r, &mut __f140)?,
                    141 => __rt::set(__r, &mut __f141)?,
                    142 => __rt::set(__r, &mut __f142)?,
                    143 => __rt::set(__r, &mut __f143)?,
                    144 => __rt::set(__r, &mut __f144)?,
                    145 => __rt::set(__r, &mut __f145)?,
                    146 => __rt::set(__r, &mut __f146)?,
                    147 => __rt::set(__r, &mut __f147)?,
                    148 => __rt::set(__r, &mut __f148)?,
                    149 => __rt::set(__r, &mut __f149)?,
                    150 => __rt::set(__r, &mut __f150)?,
                    151 => __rt::set(__r, &mut __f151)?,
                    152 => __rt::set(__r, &mut __f152)?,
                    153 => __rt::set(__r, &mut __f153)?,
                    154 => __rt::set(__r, &mut __f154)?,
                    155 => __rt::set(__r, &mut __f155)?,
                    156 => __rt::set(__r, &mut __f156)?,
                    157 => __rt::set(__r, &mut __f157)?,
                    158 => __rt::set(__r, &mut __f158)?,
                    159 => __rt::set(__r, &mut __f159)?,
                    160 => __rt::set(__r, &mut __f160)?,
                    161 => __rt::set(__r, &mut __f161)?,
                    162 => __rt::set(__r, &mut __f162)?,
                    163 => __rt::set(__r, &mut __f163)?,
                    164 => __rt::set(__r, &mut __f164)?,
                    165 => __rt::set(__r, &mut __f165)?,
                    166 => __rt::set(__r, &mut __f166)?,
                    167 => __rt::set(__r, &mut __f167)?,
                    168 => __rt::set(__r, &mut __f168)?,
                    169 => __rt::set(__r, &mut __f169)?,
                    170 => __rt::set(__r, &mut __f170)?,
                    171 => __rt::set(__r, &mut __f171)?,
                    172 => __rt::set(__r, &mut __f172)?,
                    173 => __rt::set(__r, &mut __f173)?,
                    174 => __rt::set(__r, &mut __f174)?,
                    175 => __rt::set(__r, &mut __f175)?,
                    176 => __rt::set(__r, &mut __f176)?,
                    177 => __rt::set(__r, &mut __f177)?,
                    178 => __rt::set(__r, &mut __f178)?,
                    179 => __rt::set(__r, &mut __f179)?,
                    180 => __rt::set(__r, &mut __f180)?,
                    181 => __rt::set(__r, &mut __f181)?,
                    182 => __rt::set(__r, &mut __f182)?,
                    183 => __rt::set(__r, &mut __f183)?,
                    184 => __rt::set(__r, &mut __f184)?,
                    185 => __rt::set(__r, &mut __f185)?,
                    186 => __rt::set(__r, &mut __f186)?,
                    187 => __rt::set(__r, &mut __f187)?,
                    188 => __rt::set(__r, &mut __f188)?,
                    189 => __rt::set(__r, &mut __f189)?,
                    190 => __rt::set(__r, &mut __f190)?,
                    191 => __rt::set(__r, &mut __f191)?,
                    192 => __rt::set(__r, &mut __f192)?,
                    193 => __rt::set(__r, &mut __f193)?,
                    194 => __rt::set(__r, &mut __f194)?,
                    195 => __rt::set(__r, &mut __f195)?,
                    196 => __rt::set(__r, &mut __f196)?,
                    197 => __rt::set(__r, &mut __f197)?,
                    198 => __rt::set(__r, &mut __f198)?,
                    199 => __rt::set(__r, &mut __f199)?,
                    200 => __rt::set(__r, &mut __f200)?,
                    _ => __rt::set(__r, &mut __f201)?,
                }
            }
            ::std::result::Result::Ok(Self {
                member_0: __f0,
                member_1: __f1,
                member_2: __f2,
                member_3: __f3,
                member_4: __f4,
                member_5: __f5,
                member_6: __f6,
                member_7: __f7,
                member_8: __f8,
                member_9: __f9,
                member_10: __f10,
                member_11: __f11,
                member_12: __f12,
                member_13: __f13,
                member_14: __f14,
                member_15: __f15,
                member_16: __f16,
                member_17: __f17,
                member_18: __f18,
                member_19: __f19,
                member_20: __f20,
                member_21: __f21,
                member_22: __f22,
                member_23: __f23,
                member_24: __f24,
                member_25: __f25,
                member_26: __f26,
                member_27: __f27,
                member_28: __f28,
                member_29: __f29,
                member_30: __f30,
                member_31: __f31,
                member_32: __f32,
                member_33: __f33,
                member_34: __f34,
                member_35: __f35,
                member_36: __f36,
                member_37: __f37,
                member_38: __f38,
                member_39: __f39,
                member_40: __f40,
                member_41: __f41,
                member_42: __f42,
                member_43: __f43,
                member_44: __f44,
                member_45: __f45,
                member_46: __f46,
                member_47: __f47,
                member_48: __f48,
                member_49: __f49,
                member_50: __f50,
                member_51: __f51,
                member_52: __f52,
                member_53: __f53,
                member_54: __f54,
                member_55: __f55,
                member_56: __f56,
                member_57: __f57,
                member_58: __f58,
                member_59: __f59,
                member_60: __f60,
                member_61: __f61,
                member_62: __f62,
                member_63: __f63,
                member_64: __f64,
                member_65: __f65,
                member_66: __f66,
                member_67: __f67,
                member_68: __f68,
                member_69: __f69,
                member_70: __f70,
                member_71: __f71,
                member_72: __f72,
                member_73: __f73,
                member_74: __f74,
                member_75: __f75,
                member_76: __f76,
                member_77: __f77,
                member_78: __f78,
                member_79: __f79,
                member_80: __f80,
                member_81: __f81,
                member_82: __f82,
                member_83: __f83,
                member_84: __f84,
                member_85: __f85,
                member_86: __f86,
                member_87: __f87,
                member_88: __f88,
                member_89: __f89,
                member_90: __f90,
                member_91: __f91,
                member_92: __f92,
                member_93: __f93,
                member_94: __f94,
                member_95: __f95,
                member_96: __f96,
                member_97: __f97,
                member_98: __f98,
                member_99: __f99,
                member_100: __f100,
                member_101: __f101,
                member_102: __f102,
                member_103: __f103,
                member_104: __f104,
                member_105: __f105,
                member_106: __f106,
                member_107: __f107,
                member_108: __f108,
                member_109: __f109,
                member_110: __f110,
                member_111: __f111,
                member_112: __f112,
                member_113: __f113,
                member_114: __f114,
                member_115: __f115,
                member_116: __f116,
                member_117: __f117,
                member_118: __f118,
                member_119: __f119,
                member_120: __f120,
                member_121: __f121,
                member_122: __f122,
                member_123: __f123,
                member_124: __f124,
                member_125: __f125,
                member_126: __f126,
                member_127: __f127,
                member_128: __f128,
                member_129: __f129,
                member_130: __f130,
                member_131: __f131,
                member_132: __f132,
                member_133: __f133,
                member_134: __f134,
                member_135: __f135,
                member_136: __f136,
                member_137: __f137,
                member_138: __f138,
                member_139: __f139,
                member_140: __f140,
                member_141: __f141,
                member_142: __f142,
                member_143: __f143,
                member_144: __f144,
                member_145: __f145,
                member_146: __f146,
                member_147: __f147,
                member_148: __f148,
                member_149: __f149,
                member_150: __f150,
                member_151: __f151,
                member_152: __f152,
                member_153: __f153,
                member_154: __f154,
                member_155: __f155,
                member_156: __f156,
                member_157: __f157,
                member_158: __f158,
                member_159: __f159,
                member_160: __f160,
                member_161: __f161,
                member_162: __f162,
                member_163: __f163,
                member_164: __f164,
                member_165: __f165,
                member_166: __f166,
                member_167: __f167,
                member_168: __f168,
                member_169: __f169,
                member_170: __f170,
                member_171: __f171,
                member_172: __f172,
                member_173: __f173,
                member_174: __f174,
                member_175: __f175,
                member_176: __f176,
                member_177: __f177,
                member_178: __f178,
                member_179: __f179,
                member_180: __f180,
                member_181: __f181,
                member_182: __f182,
                member_183: __f183,
                member_184: __f184,
                member_185: __f185,
                member_186: __f186,
                member_187: __f187,
                member_188: __f188,
                member_189: __f189,
                member_190: __f190,
                member_191: __f191,
                member_192: __f192,
                member_193: __f193,
                member_194: __f194,
                member_195: __f195,
                member_196: __f196,
                member_197: __f197,
                member_198: __f198,
                member_199: __f199,
                next: __f200,
                either: __f201,
            })
        })
    }
}

impl __rt::serde::Serialize for Wide {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Either, Wide),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.member_0.is_some())
                    + usize::from(self.member_1.is_some())
                    + usize::from(self.member_2.is_some())
                    + usize::from(self.member_3.is_some())
                    + usize::from(self.member_4.is_some())
                    + usize::from(self.member_5.is_some())
                    + usize::from(self.member_6.is_some())
                    + usize::from(self.member_7.is_some())
                    + usize::from(self.member_8.is_some())
                    + usize::from(self.member_9.is_some())
                    + usize::from(self.member_10.is_some())
                    + usize::from(self.member_11.is_some())
                    + usize::from(self.member_12.is_some())
                    + usize::from(self.member_13.is_some())
                    + usize::from(self.member_14.is_some())
                    + usize::from(self.member_15.is_some())
                    + usize::from(self.member_16.is_some())
                    + usize::from(self.member_17.is_some())
                    + usize::from(self.member_18.is_some())
                    + usize::from(self.member_19.is_some())
                    + usize::from(self.member_20.is_some())
                    + usize::from(self.member_21.is_some())
                    + usize::from(self.member_22.is_some())
                    + usize::from(self.member_23.is_some())
                    + usize::from(self.member_24.is_some())
                    + usize::from(self.member_25.is_some())
                    + usize::from(self.member_26.is_some())
                    + usize::from(self.member_27.is_some())
                    + usize::from(self.member_28.is_some())
                    + usize::from(self.member_29.is_some())
                    + usize::from(self.member_30.is_some())
                    + usize::from(self.member_31.is_some())
                    + usize::from(self.member_32.is_some())
                    + usize::from(self.member_33.is_some())
                    + usize::from(self.member_34.is_some())
                    + usize::from(self.member_35.is_some())
                    + usize::from(self.member_36.is_some())
                    + usize::from(self.member_37.is_some())
                    + usize::from(self.member_38.is_some())
                    + usize::from(self.member_39.is_some())
                    + usize::from(self.member_40.is_some())
                    + usize::from(self.member_41.is_some())
                    + usize::from(self.member_42.is_some())
                    + usize::from(self.member_43.is_some())
                    + usize::from(self.member_44.is_some())
                    + usize::from(self.member_45.is_some())
                    + usize::from(self.member_46.is_some())
                    + usize::from(self.member_47.is_some())
                    + usize::from(self.member_48.is_some())
                    + usize::from(self.member_49.is_some())
                    + usize::from(self.member_50.is_some())
                    + usize::from(self.member_51.is_some())
                    + usize::from(self.member_52.is_some())
                    + usize::from(self.member_53.is_some())
                    + usize::from(self.member_54.is_some())
                    + usize::from(self.member_55.is_some())
                    + usize::from(self.member_56.is_some())
                    + usize::from(self.member_57.is_some())
                    + usize::from(self.member_58.is_some())
                    + usize::from(self.member_59.is_some())
                    + usize::from(self.member_60.is_some())
                    + usize::from(self.member_61.is_some())
                    + usize::from(self.member_62.is_some())
                    + usize::from(self.member_63.is_some())
                    + usize::from(self.member_64.is_some())
                    + usize::from(self.member_65.is_some())
                    + usize::from(self.member_66.is_some())
                    + usize::from(self.member_67.is_some())
                    + usize::from(self.member_68.is_some())
                    + usize::from(self.member_69.is_some())
                    + usize::from(self.member_70.is_some())
                    + usize::from(self.member_71.is_some())
                    + usize::from(self.member_72.is_some())
                    + usize::from(self.member_73.is_some())
                    + usize::from(self.member_74.is_some())
                    + usize::from(self.member_75.is_some())
                    + usize::from(self.member_76.is_some())
                    + usize::from(self.member_77.is_some())
                    + usize::from(self.member_78.is_some())
                    + usize::from(self.member_79.is_some())
                    + usize::from(self.member_80.is_some())
                    + usize::from(self.member_81.is_some())
                    + usize::from(self.member_82.is_some())
                    + usize::from(self.member_83.is_some())
                    + usize::from(self.member_84.is_some())
                    + usize::from(self.member_85.is_some())
                    + usize::from(self.member_86.is_some())
                    + usize::from(self.member_87.is_some())
                    + usize::from(self.member_88.is_some())
                    + usize::from(self.member_89.is_some())
                    + usize::from(self.member_90.is_some())
                    + usize::from(self.member_91.is_some())
                    + usize::from(self.member_92.is_some())
                    + usize::from(self.member_93.is_some())
                    + usize::from(self.member_94.is_some())
                    + usize::from(self.member_95.is_some())
                    + usize::from(self.member_96.is_some())
                    + usize::from(self.member_97.is_some())
                    + usize::from(self.member_98.is_some())
                    + usize::from(self.member_99.is_some())
                    + usize::from(self.member_100.is_some())
                    + usize::from(self.member_101.is_some())
                    + usize::from(self.member_102.is_some())
                    + usize::from(self.member_103.is_some())
                    + usize::from(self.member_104.is_some())
                    + usize::from(self.member_105.is_some())
                    + usize::from(self.member_106.is_some())
                    + usize::from(self.member_107.is_some())
                    + usize::from(self.member_108.is_some())
                    + usize::from(self.member_109.is_some())
                    + usize::from(self.member_110.is_some())
                    + usize::from(self.member_111.is_some())
                    + usize::from(self.member_112.is_some())
                    + usize::from(self.member_113.is_some())
                    + usize::from(self.member_114.is_some())
                    + usize::from(self.member_115.is_some())
                    + usize::from(self.member_116.is_some())
                    + usize::from(self.member_117.is_some())
                    + usize::from(self.member_118.is_some())
                    + usize::from(self.member_119.is_some())
                    + usize::from(self.member_120.is_some())
                    + usize::from(self.member_121.is_some())
                    + usize::from(self.member_122.is_some())
                    + usize::from(self.member_123.is_some())
                    + usize::from(self.member_124.is_some())
                    + usize::from(self.member_125.is_some())
                    + usize::from(self.member_126.is_some())
                    + usize::from(self.member_127.is_some())
                    + usize::from(self.member_128.is_some())
                    + usize::from(self.member_129.is_some())
                    + usize::from(self.member_130.is_some())
                    + usize::from(self.member_131.is_some())
                    + usize::from(self.member_132.is_some())
                    + usize::from(self.member_133.is_some())
                    + usize::from(self.member_134.is_some())
                    + usize::from(self.member_135.is_some())
                    + usize::from(self.member_136.is_some())
                    + usize::from(self.member_137.is_some())
                    + usize::from(self.member_138.is_some())
                    + usize::from(self.member_139.is_some())
                    + usize::from(self.member_140.is_some())
                    + usize::from(self.member_141.is_some())
                    + usize::from(self.member_142.is_some())
                    + usize::from(self.member_143.is_some())
                    + usize::from(self.member_144.is_some())
                    + usize::from(self.member_145.is_some())
                    + usize::from(self.member_146.is_some())
                    + usize::from(self.member_147.is_some())
                    + usize::from(self.member_148.is_some())
                    + usize::from(self.member_149.is_some())
                    + usize::from(self.member_150.is_some())
                    + usize::from(self.member_151.is_some())
                    + usize::from(self.member_152.is_some())
                    + usize::from(self.member_153.is_some())
                    + usize::from(self.member_154.is_some())
                    + usize::from(self.member_155.is_some())
                    + usize::from(self.member_156.is_some())
                    + usize::from(self.member_157.is_some())
                    + usize::from(self.member_158.is_some())
                    + usize::from(self.member_159.is_some())
                    + usize::from(self.member_160.is_some())
                    + usize::from(self.member_161.is_some())
                    + usize::from(self.member_162.is_some())
                    + usize::from(self.member_163.is_some())
                    + usize::from(self.member_164.is_some())
                    + usize::from(self.member_165.is_some())
                    + usize::from(self.member_166.is_some())
                    + usize::from(self.member_167.is_some())
                    + usize::from(self.member_168.is_some())
                    + usize::from(self.member_169.is_some())
                    + usize::from(self.member_170.is_some())
                    + usize::from(self.member_171.is_some())
                    + usize::from(self.member_172.is_some())
                    + usize::from(self.member_173.is_some())
                    + usize::from(self.member_174.is_some())
                    + usize::from(self.member_175.is_some())
                    + usize::from(self.member_176.is_some())
                    + usize::from(self.member_177.is_some())
                    + usize::from(self.member_178.is_some())
                    + usize::from(self.member_179.is_some())
                    + usize::from(self.member_180.is_some())
                    + usize::from(self.member_181.is_some())
                    + usize::from(self.member_182.is_some())
                    + usize::from(self.member_183.is_some())
                    + usize::from(self.member_184.is_some())
                    + usize::from(self.member_185.is_some())
                    + usize::from(self.member_186.is_some())
                    + usize::from(self.member_187.is_some())
                    + usize::from(self.member_188.is_some())
                    + usize::from(self.member_189.is_some())
                    + usize::from(self.member_190.is_some())
                    + usize::from(self.member_191.is_some())
                    + usize::from(self.member_192.is_some())
                    + usize::from(self.member_193.is_some())
                    + usize::from(self.member_194.is_some())
                    + usize::from(self.member_195.is_some())
                    + usize::from(self.member_196.is_some())
                    + usize::from(self.member_197.is_some())
                    + usize::from(self.member_198.is_some())
                    + usize::from(self.member_199.is_some())
                    + usize::from(self.next.is_some())
                    + usize::from(self.either.is_some()),
            )?;
            __m.optional("member_0", &self.member_0)?;
            __m.optional("member_1", &self.member_1)?;
            __m.optional("member_2", &self.member_2)?;
            __m.optional("member_3", &self.member_3)?;
            __m.optional("member_4", &self.member_4)?;
            __m.optional("member_5", &self.member_5)?;
            __m.optional("member_6", &self.member_6)?;
            __m.optional("member_7", &self.member_7)?;
            __m.optional("member_8", &self.member_8)?;
            __m.optional("member_9", &self.member_9)?;
            __m.optional("member_10", &self.member_10)?;
            __m.optional("member_11", &self.member_11)?;
            __m.optional("member_12", &self.member_12)?;
            __m.optional("member_13", &self.member_13)?;
            __m.optional("member_14", &self.member_14)?;
            __m.optional("member_15", &self.member_15)?;
            __m.optional("member_16", &self.member_16)?;
            __m.optional("member_17", &self.member_17)?;
            __m.optional("member_18", &self.member_18)?;
            __m.optional("member_19", &self.member_19)?;
            __m.optional("member_20", &self.member_20)?;
            __m.optional("member_21", &self.member_21)?;
            __m.optional("member_22", &self.member_22)?;
            __m.optional("member_23", &self.member_23)?;
            __m.optional("member_24", &self.member_24)?;
            __m.optional("member_25", &self.member_25)?;
            __m.optional("member_26", &self.member_26)?;
            __m.optional("member_27", &self.member_27)?;
            __m.optional("member_28", &self.member_28)?;
            __m.optional("member_29", &self.member_29)?;
            __m.optional("member_30", &self.member_30)?;
            __m.optional("member_31", &self.member_31)?;
            __m.optional("member_32", &self.member_32)?;
            __m.optional("member_33", &self.member_33)?;
            __m.optional("member_34", &self.member_34)?;
            __m.optional("member_35", &self.member_35)?;
            __m.optional("member_36", &self.member_36)?;
            __m.optional("member_37", &self.member_37)?;
            __m.optional("member_38", &self.member_38)?;
            __m.optional("member_39", &self.member_39)?;
            __m.optional("member_40", &self.member_40)?;
            __m.optional("member_41", &self.member_41)?;
            __m.optional("member_42", &self.member_42)?;
            __m.optional("member_43", &self.member_43)?;
            __m.optional("member_44", &self.member_44)?;
            __m.optional("member_45", &self.member_45)?;
            __m.optional("member_46", &self.member_46)?;
            __m.optional("member_47", &self.member_47)?;
            __m.optional("member_48", &self.member_48)?;
            __m.optional("member_49", &self.member_49)?;
            __m.optional("member_50", &self.member_50)?;
            __m.optional("member_51", &self.member_51)?;
            __m.optional("member_52", &self.member_52)?;
            __m.optional("member_53", &self.member_53)?;
            __m.optional("member_54", &self.member_54)?;
            __m.optional("member_55", &self.member_55)?;
            __m.optional("member_56", &self.member_56)?;
            __m.optional("member_57", &self.member_57)?;
            __m.optional("member_58", &self.member_58)?;
            __m.optional("member_59", &self.member_59)?;
            __m.optional("member_60", &self.member_60)?;
            __m.optional("member_61", &self.member_61)?;
            __m.optional("member_62", &self.member_62)?;
            __m.optional("member_63", &self.member_63)?;
            __m.optional("member_64", &self.member_64)?;
            __m.optional("member_65", &self.member_65)?;
            __m.optional("member_66", &self.member_66)?;
            __m.optional("member_67", &self.member_67)?;
            __m.optional("member_68", &self.member_68)?;
            __m.optional("member_69", &self.member_69)?;
            __m.optional("member_70", &self.member_70)?;
            __m.optional("member_71", &self.member_71)?;
            __m.optional("member_72", &self.member_72)?;
            __m.optional("member_73", &self.member_73)?;
            __m.optional("member_74", &self.member_74)?;
            __m.optional("member_75", &self.member_75)?;
            __m.optional("member_76", &self.member_76)?;
            __m.optional("member_77", &self.member_77)?;
            __m.optional("member_78", &self.member_78)?;
            __m.optional("member_79", &self.member_79)?;
            __m.optional("member_80", &self.member_80)?;
            __m.optional("member_81", &self.member_81)?;
            __m.optional("member_82", &self.member_82)?;
            __m.optional("member_83", &self.member_83)?;
            __m.optional("member_84", &self.member_84)?;
            __m.optional("member_85", &self.member_85)?;
            __m.optional("member_86", &self.member_86)?;
            __m.optional("member_87", &self.member_87)?;
            __m.optional("member_88", &self.member_88)?;
            __m.optional("member_89", &self.member_89)?;
            __m.optional("member_90", &self.member_90)?;
            __m.optional("member_91", &self.member_91)?;
            __m.optional("member_92", &self.member_92)?;
            __m.optional("member_93", &self.member_93)?;
            __m.optional("member_94", &self.member_94)?;
            __m.optional("member_95", &self.member_95)?;
            __m.optional("member_96", &self.member_96)?;
            __m.optional("member_97", &self.member_97)?;
            __m.optional("member_98", &self.member_98)?;
            __m.optional("member_99", &self.member_99)?;
            __m.optional("member_100", &self.member_100)?;
            __m.optional("member_101", &self.member_101)?;
            __m.optional("member_102", &self.member_102)?;
            __m.optional("member_103", &self.member_103)?;
            __m.optional("member_104", &self.member_104)?;
            __m.optional("member_105", &self.member_105)?;
            __m.optional("member_106", &self.member_106)?;
            __m.optional("member_107", &self.member_107)?;
            __m.optional("member_108", &self.member_108)?;
            __m.optional("member_109", &self.member_109)?;
            __m.optional("member_110", &self.member_110)?;
            __m.optional("member_111", &self.member_111)?;
            __m.optional("member_112", &self.member_112)?;
            __m.optional("member_113", &self.member_113)?;
            __m.optional("member_114", &self.member_114)?;
            __m.optional("member_115", &self.member_115)?;
            __m.optional("member_116", &self.member_116)?;
            __m.optional("member_117", &self.member_117)?;
            __m.optional("member_118", &self.member_118)?;
            __m.optional("member_119", &self.member_119)?;
            __m.optional("member_120", &self.member_120)?;
            __m.optional("member_121", &self.member_121)?;
            __m.optional("member_122", &self.member_122)?;
            __m.optional("member_123", &self.member_123)?;
            __m.optional("member_124", &self.member_124)?;
            __m.optional("member_125", &self.member_125)?;
            __m.optional("member_126", &self.member_126)?;
            __m.optional("member_127", &self.member_127)?;
            __m.optional("member_128", &self.member_128)?;
            __m.optional("member_129", &self.member_129)?;
            __m.optional("member_130", &self.member_130)?;
            __m.optional("member_131", &self.member_131)?;
            __m.optional("member_132", &self.member_132)?;
            __m.optional("member_133", &self.member_133)?;
            __m.optional("member_134", &self.member_134)?;
            __m.optional("member_135", &self.member_135)?;
            __m.optional("member_136", &self.member_136)?;
            __m.optional("member_137", &self.member_137)?;
            __m.optional("member_138", &self.member_138)?;
            __m.optional("member_139", &self.member_139)?;
            __m.optional("member_140", &self.member_140)?;
            __m.optional("member_141", &self.member_141)?;
            __m.optional("member_142", &self.member_142)?;
            __m.optional("member_143", &self.member_143)?;
            __m.optional("member_144", &self.member_144)?;
            __m.optional("member_145", &self.member_145)?;
            __m.optional("member_146", &self.member_146)?;
            __m.optional("member_147", &self.member_147)?;
            __m.optional("member_148", &self.member_148)?;
            __m.optional("member_149", &self.member_149)?;
            __m.optional("member_150", &self.member_150)?;
            __m.optional("member_151", &self.member_151)?;
            __m.optional("member_152", &self.member_152)?;
            __m.optional("member_153", &self.member_153)?;
            __m.optional("member_154", &self.member_154)?;
            __m.optional("member_155", &self.member_155)?;
            __m.optional("member_156", &self.member_156)?;
            __m.optional("member_157", &self.member_157)?;
            __m.optional("member_158", &self.member_158)?;
            __m.optional("member_159", &self.member_159)?;
            __m.optional("member_160", &self.member_160)?;
            __m.optional("member_161", &self.member_161)?;
            __m.optional("member_162", &self.member_162)?;
            __m.optional("member_163", &self.member_163)?;
            __m.optional("member_164", &self.member_164)?;
            __m.optional("member_165", &self.member_165)?;
            __m.optional("member_166", &self.member_166)?;
            __m.optional("member_167", &self.member_167)?;
            __m.optional("member_168", &self.member_168)?;
            __m.optional("member_169", &self.member_169)?;
            __m.optional("member_170", &self.member_170)?;
            __m.optional("member_171", &self.member_171)?;
            __m.optional("member_172", &self.member_172)?;
            __m.optional("member_173", &self.member_173)?;
            __m.optional("member_174", &self.member_174)?;
            __m.optional("member_175", &self.member_175)?;
            __m.optional("member_176", &self.member_176)?;
            __m.optional("member_177", &self.member_177)?;
            __m.optional("member_178", &self.member_178)?;
            __m.optional("member_179", &self.member_179)?;
            __m.optional("member_180", &self.member_180)?;
            __m.optional("member_181", &self.member_181)?;
            __m.optional("member_182", &self.member_182)?;
            __m.optional("member_183", &self.member_183)?;
            __m.optional("member_184", &self.member_184)?;
            __m.optional("member_185", &self.member_185)?;
            __m.optional("member_186", &self.member_186)?;
            __m.optional("member_187", &self.member_187)?;
            __m.optional("member_188", &self.member_188)?;
            __m.optional("member_189", &self.member_189)?;
            __m.optional("member_190", &self.member_190)?;
            __m.optional("member_191", &self.member_191)?;
            __m.optional("member_192", &self.member_192)?;
            __m.optional("member_193", &self.member_193)?;
            __m.optional("member_194", &self.member_194)?;
            __m.optional("member_195", &self.member_195)?;
            __m.optional("member_196", &self.member_196)?;
            __m.optional("member_197", &self.member_197)?;
            __m.optional("member_198", &self.member_198)?;
            __m.optional("member_199", &self.member_199)?;
            __m.optional("next", &self.next)?;
            __m.optional("either", &self.either)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Wide {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Either, Wide),
            _,
        >(|| {
            Self {
                member_0: ::std::clone::Clone::clone(&self.member_0),
                member_1: ::std::clone::Clone::clone(&self.member_1),
                member_2: ::std::clone::Clone::clone(&self.member_2),
                member_3: ::std::clone::Clone::clone(&self.member_3),
                member_4: ::std::clone::Clone::clone(&self.member_4),
                member_5: ::std::clone::Clone::clone(&self.member_5),
                member_6: ::std::clone::Clone::clone(&self.member_6),
                member_7: ::std::clone::Clone::clone(&self.member_7),
                member_8: ::std::clone::Clone::clone(&self.member_8),
                member_9: ::std::clone::Clone::clone(&self.member_9),
                member_10: ::std::clone::Clone::clone(&self.member_10),
                member_11: ::std::clone::Clone::clone(&self.member_11),
                member_12: ::std::clone::Clone::clone(&self.member_12),
                member_13: ::std::clone::Clone::clone(&self.member_13),
                member_14: ::std::clone::Clone::clone(&self.member_14),
                member_15: ::std::clone::Clone::clone(&self.member_15),
                member_16: ::std::clone::Clone::clone(&self.member_16),
                member_17: ::std::clone::Clone::clone(&self.member_17),
                member_18: ::std::clone::Clone::clone(&self.member_18),
                member_19: ::std::clone::Clone::clone(&self.member_19),
                member_20: ::std::clone::Clone::clone(&self.member_20),
                member_21: ::std::clone::Clone::clone(&self.member_21),
                member_22: ::std::clone::Clone::clone(&self.member_22),
                member_23: ::std::clone::Clone::clone(&self.member_23),
                member_24: ::std::clone::Clone::clone(&self.member_24),
                member_25: ::std::clone::Clone::clone(&self.member_25),
                member_26: ::std::clone::Clone::clone(&self.member_26),
                member_27: ::std::clone::Clone::clone(&self.member_27),
                member_28: ::std::clone::Clone::clone(&self.member_28),
                member_29: ::std::clone::Clone::clone(&self.member_29),
                member_30: ::std::clone::Clone::clone(&self.member_30),
                member_31: ::std::clone::Clone::clone(&self.member_31),
                member_32: ::std::clone::Clone::clone(&self.member_32),
                member_33: ::std::clone::Clone::clone(&self.member_33),
                member_34: ::std::clone::Clone::clone(&self.member_34),
                member_35: ::std::clone::Clone::clone(&self.member_35),
                member_36: ::std::clone::Clone::clone(&self.member_36),
                member_37: ::std::clone::Clone::clone(&self.member_37),
                member_38: ::std::clone::Clone::clone(&self.member_38),
                member_39: ::std::clone::Clone::clone(&self.member_39),
                member_40: ::std::clone::Clone::clone(&self.member_40),
                member_41: ::std::clone::Clone::clone(&self.member_41),
                member_42: ::std::clone::Clone::clone(&self.member_42),
                member_43: ::std::clone::Clone::clone(&self.member_43),
                member_44: ::std::clone::Clone::clone(&self.member_44),
                member_45: ::std::clone::Clone::clone(&self.member_45),
                member_46: ::std::clone::Clone::clone(&self.member_46),
                member_47: ::std::clone::Clone::clone(&self.member_47),
                member_48: ::std::clone::Clone::clone(&self.member_48),
                member_49: ::std::clone::Clone::clone(&self.member_49),
                member_50: ::std::clone::Clone::clone(&self.member_50),
                member_51: ::std::clone::Clone::clone(&self.member_51),
                member_52: ::std::clone::Clone::clone(&self.member_52),
                member_53: ::std::clone::Clone::clone(&self.member_53),
                member_54: ::std::clone::Clone::clone(&self.member_54),
                member_55: ::std::clone::Clone::clone(&self.member_55),
                member_56: ::std::clone::Clone::clone(&self.member_56),
                member_57: ::std::clone::Clone::clone(&self.member_57),
                member_58: ::std::clone::Clone::clone(&self.member_58),
                member_59: ::std::clone::Clone::clone(&self.member_59),
                member_60: ::std::clone::Clone::clone(&self.member_60),
                member_61: ::std::clone::Clone::clone(&self.member_61),
                member_62: ::std::clone::Clone::clone(&self.member_62),
                member_63: ::std::clone::Clone::clone(&self.member_63),
                member_64: ::std::clone::Clone::clone(&self.member_64),
                member_65: ::std::clone::Clone::clone(&self.member_65),
                member_66: ::std::clone::Clone::clone(&self.member_66),
                member_67: ::std::clone::Clone::clone(&self.member_67),
                member_68: ::std::clone::Clone::clone(&self.member_68),
                member_69: ::std::clone::Clone::clone(&self.member_69),
                member_70: ::std::clone::Clone::clone(&self.member_70),
                member_71: ::std::clone::Clone::clone(&self.member_71),
                member_72: ::std::clone::Clone::clone(&self.member_72),
                member_73: ::std::clone::Clone::clone(&self.member_73),
                member_74: ::std::clone::Clone::clone(&self.member_74),
                member_75: ::std::clone::Clone::clone(&self.member_75),
                member_76: ::std::clone::Clone::clone(&self.member_76),
                member_77: ::std::clone::Clone::clone(&self.member_77),
                member_78: ::std::clone::Clone::clone(&self.member_78),
                member_79: ::std::clone::Clone::clone(&self.member_79),
                member_80: ::std::clone::Clone::clone(&self.member_80),
                member_81: ::std::clone::Clone::clone(&self.member_81),
                member_82: ::std::clone::Clone::clone(&self.member_82),
                member_83: ::std::clone::Clone::clone(&self.member_83),
                member_84: ::std::clone::Clone::clone(&self.member_84),
                member_85: ::std::clone::Clone::clone(&self.member_85),
                member_86: ::std::clone::Clone::clone(&self.member_86),
                member_87: ::std::clone::Clone::clone(&self.member_87),
                member_88: ::std::clone::Clone::clone(&self.member_88),
                member_89: ::std::clone::Clone::clone(&self.member_89),
                member_90: ::std::clone::Clone::clone(&self.member_90),
                member_91: ::std::clone::Clone::clone(&self.member_91),
                member_92: ::std::clone::Clone::clone(&self.member_92),
                member_93: ::std::clone::Clone::clone(&self.member_93),
                member_94: ::std::clone::Clone::clone(&self.member_94),
                member_95: ::std::clone::Clone::clone(&self.member_95),
                member_96: ::std::clone::Clone::clone(&self.member_96),
                member_97: ::std::clone::Clone::clone(&self.member_97),
                member_98: ::std::clone::Clone::clone(&self.member_98),
                member_99: ::std::clone::Clone::clone(&self.member_99),
                member_100: ::std::clone::Clone::clone(&self.member_100),
                member_101: ::std::clone::Clone::clone(&self.member_101),
                member_102: ::std::clone::Clone::clone(&self.member_102),
                member_103: ::std::clone::Clone::clone(&self.member_103),
                member_104: ::std::clone::Clone::clone(&self.member_104),
                member_105: ::std::clone::Clone::clone(&self.member_105),
                member_106: ::std::clone::Clone::clone(&self.member_106),
                member_107: ::std::clone::Clone::clone(&self.member_107),
                member_108: ::std::clone::Clone::clone(&self.member_108),
                member_109: ::std::clone::Clone::clone(&self.member_109),
                member_110: ::std::clone::Clone::clone(&self.member_110),
                member_111: ::std::clone::Clone::clone(&self.member_111),
                member_112: ::std::clone::Clone::clone(&self.member_112),
                member_113: ::std::clone::Clone::clone(&self.member_113),
                member_114: ::std::clone::Clone::clone(&self.member_114),
                member_115: ::std::clone::Clone::clone(&self.member_115),
                member_116: ::std::clone::Clone::clone(&self.member_116),
                member_117: ::std::clone::Clone::clone(&self.member_117),
                member_118: ::std::clone::Clone::clone(&self.member_118),
                member_119: ::std::clone::Clone::clone(&self.member_119),
                member_120: ::std::clone::Clone::clone(&self.member_120),
                member_121: ::std::clone::Clone::clone(&self.member_121),
                member_122: ::std::clone::Clone::clone(&self.member_122),
                member_123: ::std::clone::Clone::clone(&self.member_123),
                member_124: ::std::clone::Clone::clone(&self.member_124),
                member_125: ::std::clone::Clone::clone(&self.member_125),
                member_126: ::std::clone::Clone::clone(&self.member_126),
                member_127: ::std::clone::Clone::clone(&self.member_127),
                member_128: ::std::clone::Clone::clone(&self.member_128),
                member_129: ::std::clone::Clone::clone(&self.member_129),
                member_130: ::std::clone::Clone::clone(&self.member_130),
                member_131: ::std::clone::Clone::clone(&self.member_131),
                member_132: ::std::clone::Clone::clone(&self.member_132),
                member_133: ::std::clone::Clone::clone(&self.member_133),
                member_134: ::std::clone::Clone::clone(&self.member_134),
                member_135: ::std::clone::Clone::clone(&self.member_135),
                member_136: ::std::clone::Clone::clone(&self.member_136),
                member_137: ::std::clone::Clone::clone(&self.member_137),
                member_138: ::std::clone::Clone::clone(&self.member_138),
                member_139: ::std::clone::Clone::clone(&self.member_139),
                member_140: ::std::clone::Clone::clone(&self.member_140),
                member_141: ::std::clone::Clone::clone(&self.member_141),
                member_142: ::std::clone::Clone::clone(&self.member_142),
                member_143: ::std::clone::Clone::clone(&self.member_143),
                member_144: ::std::clone::Clone::clone(&self.member_144),
                member_145: ::std::clone::Clone::clone(&self.member_145),
                member_146: ::std::clone::Clone::clone(&self.member_146),
                member_147: ::std::clone::Clone::clone(&self.member_147),
                member_148: ::std::clone::Clone::clone(&self.member_148),
                member_149: ::std::clone::Clone::clone(&self.member_149),
                member_150: ::std::clone::Clone::clone(&self.member_150),
                member_151: ::std::clone::Clone::clone(&self.member_151),
                member_152: ::std::clone::Clone::clone(&self.member_152),
                member_153: ::std::clone::Clone::clone(&self.member_153),
                member_154: ::std::clone::Clone::clone(&self.member_154),
                member_155: ::std::clone::Clone::clone(&self.member_155),
                member_156: ::std::clone::Clone::clone(&self.member_156),
                member_157: ::std::clone::Clone::clone(&self.member_157),
                member_158: ::std::clone::Clone::clone(&self.member_158),
                member_159: ::std::clone::Clone::clone(&self.member_159),
                member_160: ::std::clone::Clone::clone(&self.member_160),
                member_161: ::std::clone::Clone::clone(&self.member_161),
                member_162: ::std::clone::Clone::clone(&self.member_162),
                member_163: ::std::clone::Clone::clone(&self.member_163),
                member_164: ::std::clone::Clone::clone(&self.member_164),
                member_165: ::std::clone::Clone::clone(&self.member_165),
                member_166: ::std::clone::Clone::clone(&self.member_166),
                member_167: ::std::clone::Clone::clone(&self.member_167),
                member_168: ::std::clone::Clone::clone(&self.member_168),
                member_169: ::std::clone::Clone::clone(&self.member_169),
                member_170: ::std::clone::Clone::clone(&self.member_170),
                member_171: ::std::clone::Clone::clone(&self.member_171),
                member_172: ::std::clone::Clone::clone(&self.member_172),
                member_173: ::std::clone::Clone::clone(&self.member_173),
                member_174: ::std::clone::Clone::clone(&self.member_174),
                member_175: ::std::clone::Clone::clone(&self.member_175),
                member_176: ::std::clone::Clone::clone(&self.member_176),
                member_177: ::std::clone::Clone::clone(&self.member_177),
                member_178: ::std::clone::Clone::clone(&self.member_178),
                member_179: ::std::clone::Clone::clone(&self.member_179),
                member_180: ::std::clone::Clone::clone(&self.member_180),
                member_181: ::std::clone::Clone::clone(&self.member_181),
                member_182: ::std::clone::Clone::clone(&self.member_182),
                member_183: ::std::clone::Clone::clone(&self.member_183),
                member_184: ::std::clone::Clone::clone(&self.member_184),
                member_185: ::std::clone::Clone::clone(&self.member_185),
                member_186: ::std::clone::Clone::clone(&self.member_186),
                member_187: ::std::clone::Clone::clone(&self.member_187),
                member_188: ::std::clone::Clone::clone(&self.member_188),
                member_189: ::std::clone::Clone::clone(&self.member_189),
                member_190: ::std::clone::Clone::clone(&self.member_190),
                member_191: ::std::clone::Clone::clone(&self.member_191),
                member_192: ::std::clone::Clone::clone(&self.member_192),
                member_193: ::std::clone::Clone::clone(&self.member_193),
                member_194: ::std::clone::Clone::clone(&self.member_194),
                member_195: ::std::clone::Clone::clone(&self.member_195),
                member_196: ::std::clone::Clone::clone(&self.member_196),
                member_197: ::std::clone::Clone::clone(&self.member_197),
                member_198: ::std::clone::Clone::clone(&self.member_198),
                member_199: ::std::clone::Clone::clone(&self.member_199),
                next: ::std::clone::Clone::clone(&self.next),
                either: ::std::clone::Clone::clone(&self.either),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Wide {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Either, Wide),
            _,
        >(|| {
            self.member_0 == __other.member_0 && self.member_1 == __other.member_1
                && self.member_2 == __other.member_2 && self.member_3 == __other.member_3
                && self.member_4 == __other.member_4 && self.member_5 == __other.member_5
                && self.member_6 == __other.member_6 && self.member_7 == __other.member_7
                && self.member_8 == __other.member_8 && self.member_9 == __other.member_9
                && self.member_10 == __other.member_10
                && self.member_11 == __other.member_11
                && self.member_12 == __other.member_12
                && self.member_13 == __other.member_13
                && self.member_14 == __other.member_14
                && self.member_15 == __other.member_15
                && self.member_16 == __other.member_16
                && self.member_17 == __other.member_17
                && self.member_18 == __other.member_18
                && self.member_19 == __other.member_19
                && self.member_20 == __other.member_20
                && self.member_21 == __other.member_21
                && self.member_22 == __other.member_22
                && self.member_23 == __other.member_23
                && self.member_24 == __other.member_24
                && self.member_25 == __other.member_25
                && self.member_26 == __other.member_26
                && self.member_27 == __other.member_27
                && self.member_28 == __other.member_28
                && self.member_29 == __other.member_29
                && self.member_30 == __other.member_30
                && self.member_31 == __other.member_31
                && self.member_32 == __other.member_32
                && self.member_33 == __other.member_33
                && self.member_34 == __other.member_34
                && self.member_35 == __other.member_35
                && self.member_36 == __other.member_36
                && self.member_37 == __other.member_37
                && self.member_38 == __other.member_38
                && self.member_39 == __other.member_39
                && self.member_40 == __other.member_40
                && self.member_41 == __other.member_41
                && self.member_42 == __other.member_42
                && self.member_43 == __other.member_43
                && self.member_44 == __other.member_44
                && self.member_45 == __other.member_45
                && self.member_46 == __other.member_46
                && self.member_47 == __other.member_47
                && self.member_48 == __other.member_48
                && self.member_49 == __other.member_49
                && self.member_50 == __other.member_50
                && self.member_51 == __other.member_51
                && self.member_52 == __other.member_52
                && self.member_53 == __other.member_53
                && self.member_54 == __other.member_54
                && self.member_55 == __other.member_55
                && self.member_56 == __other.member_56
                && self.member_57 == __other.member_57
                && self.member_58 == __other.member_58
                && self.member_59 == __other.member_59
                && self.member_60 == __other.member_60
                && self.member_61 == __other.member_61
                && self.member_62 == __other.member_62
                && self.member_63 == __other.member_63
                && self.member_64 == __other.member_64
                && self.member_65 == __other.member_65
                && self.member_66 == __other.member_66
                && self.member_67 == __other.member_67
                && self.member_68 == __other.member_68
                && self.member_69 == __other.member_69
                && self.member_70 == __other.member_70
                && self.member_71 == __other.member_71
                && self.member_72 == __other.member_72
                && self.member_73 == __other.member_73
                && self.member_74 == __other.member_74
                && self.member_75 == __other.member_75
                && self.member_76 == __other.member_76
                && self.member_77 == __other.member_77
                && self.member_78 == __other.member_78
                && self.member_79 == __other.member_79
                && self.member_80 == __other.member_80
                && self.member_81 == __other.member_81
                && self.member_82 == __other.member_82
                && self.member_83 == __other.member_83
                && self.member_84 == __other.member_84
                && self.member_85 == __other.member_85
                && self.member_86 == __other.member_86
                && self.member_87 == __other.member_87
                && self.member_88 == __other.member_88
                && self.member_89 == __other.member_89
                && self.member_90 == __other.member_90
                && self.member_91 == __other.member_91
                && self.member_92 == __other.member_92
                && self.member_93 == __other.member_93
                && self.member_94 == __other.member_94
                && self.member_95 == __other.member_95
                && self.member_96 == __other.member_96
                && self.member_97 == __other.member_97
                && self.member_98 == __other.member_98
                && self.member_99 == __other.member_99
                && self.member_100 == __other.member_100
                && self.member_101 == __other.member_101
                && self.member_102 == __other.member_102
                && self.member_103 == __other.member_103
                && self.member_104 == __other.member_104
                && self.member_105 == __other.member_105
                && self.member_106 == __other.member_106
                && self.member_107 == __other.member_107
                && self.member_108 == __other.member_108
                && self.member_109 == __other.member_109
                && self.member_110 == __other.member_110
                && self.member_111 == __other.member_111
                && self.member_112 == __other.member_112
                && self.member_113 == __other.member_113
                && self.member_114 == __other.member_114
                && self.member_115 == __other.member_115
                && self.member_116 == __other.member_116
                && self.member_117 == __other.member_117
                && self.member_118 == __other.member_118
                && self.member_119 == __other.member_119
                && self.member_120 == __other.member_120
                && self.member_121 == __other.member_121
                && self.member_122 == __other.member_122
                && self.member_123 == __other.member_123
                && self.member_124 == __other.member_124
                && self.member_125 == __other.member_125
                && self.member_126 == __other.member_126
                && self.member_127 == __other.member_127
                && self.member_128 == __other.member_128
                && self.member_129 == __other.member_129
                && self.member_130 == __other.member_130
                && self.member_131 == __other.member_131
                && self.member_132 == __other.member_132
                && self.member_133 == __other.member_133
                && self.member_134 == __other.member_134
                && self.member_135 == __other.member_135
                && self.member_136 == __other.member_136
                && self.member_137 == __other.member_137
                && self.member_138 == __other.member_138
                && self.member_139 == __other.member_139
                && self.member_140 == __other.member_140
                && self.member_141 == __other.member_141
                && self.member_142 == __other.member_142
                && self.member_143 == __other.member_143
                && self.member_144 == __other.member_144
                && self.member_145 == __other.member_145
                && self.member_146 == __other.member_146
                && self.member_147 == __other.member_147
                && self.member_148 == __other.member_148
                && self.member_149 == __other.member_149
                && self.member_150 == __other.member_150
                && self.member_151 == __other.member_151
                && self.member_152 == __other.member_152
                && self.member_153 == __other.member_153
                && self.member_154 == __other.member_154
                && self.member_155 == __other.member_155
                && self.member_156 == __other.member_156
                && self.member_157 == __other.member_157
                && self.member_158 == __other.member_158
                && self.member_159 == __other.member_159
                && self.member_160 == __other.member_160
                && self.member_161 == __other.member_161
                && self.member_162 == __other.member_162
                && self.member_163 == __other.member_163
                && self.member_164 == __other.member_164
                && self.member_165 == __other.member_165
                && self.member_166 == __other.member_166
                && self.member_167 == __other.member_167
                && self.member_168 == __other.member_168
                && self.member_169 == __other.member_169
                && self.member_170 == __other.member_170
                && self.member_171 == __other.member_171
                && self.member_172 == __other.member_172
                && self.member_173 == __other.member_173
                && self.member_174 == __other.member_174
                && self.member_175 == __other.member_175
                && self.member_176 == __other.member_176
                && self.member_177 == __other.member_177
                && self.member_178 == __other.member_178
                && self.member_179 == __other.member_179
                && self.member_180 == __other.member_180
                && self.member_181 == __other.member_181
                && self.member_182 == __other.member_182
                && self.member_183 == __other.member_183
                && self.member_184 == __other.member_184
                && self.member_185 == __other.member_185
                && self.member_186 == __other.member_186
                && self.member_187 == __other.member_187
                && self.member_188 == __other.member_188
                && self.member_189 == __other.member_189
                && self.member_190 == __other.member_190
                && self.member_191 == __other.member_191
                && self.member_192 == __other.member_192
                && self.member_193 == __other.member_193
                && self.member_194 == __other.member_194
                && self.member_195 == __other.member_195
                && self.member_196 == __other.member_196
                && self.member_197 == __other.member_197
                && self.member_198 == __other.member_198
                && self.member_199 == __other.member_199 && self.next == __other.next
                && self.either == __other.either
        })
    }
}

impl ::std::fmt::Debug for Wide {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Either, Wide),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Wide");
            __d.field("member_0", &self.member_0);
            __d.field("member_1", &self.member_1);
            __d.field("member_2", &self.member_2);
            __d.field("member_3", &self.member_3);
            __d.field("member_4", &self.member_4);
            __d.field("member_5", &self.member_5);
            __d.field("member_6", &self.member_6);
            __d.field("member_7", &self.member_7);
            __d.field("member_8", &self.member_8);
            __d.field("member_9", &self.member_9);
            __d.field("member_10", &self.member_10);
            __d.field("member_11", &self.member_11);
            __d.field("member_12", &self.member_12);
            __d.field("member_13", &self.member_13);
            __d.field("member_14", &self.member_14);
            __d.field("member_15", &self.member_15);
            __d.field("member_16", &self.member_16);
            __d.field("member_17", &self.member_17);
            __d.field("member_18", &self.member_18);
            __d.field("member_19", &self.member_19);
            __d.field("member_20", &self.member_20);
            __d.field("member_21", &self.member_21);
            __d.field("member_22", &self.member_22);
            __d.field("member_23", &self.member_23);
            __d.field("member_24", &self.member_24);
            __d.field("member_25", &self.member_25);
            __d.field("member_26", &self.member_26);
            __d.field("member_27", &self.member_27);
            __d.field("member_28", &self.member_28);
            __d.field("member_29", &self.member_29);
            __d.field("member_30", &self.member_30);
            __d.field("member_31", &self.member_31);
            __d.field("member_32", &self.member_32);
            __d.field("member_33", &self.member_33);
            __d.field("member_34", &self.member_34);
            __d.field("member_35", &self.member_35);
            __d.field("member_36", &self.member_36);
            __d.field("member_37", &self.member_37);
            __d.field("member_38", &self.member_38);
            __d.field("member_39", &self.member_39);
            __d.field("member_40", &self.member_40);
            __d.field("member_41", &self.member_41);
            __d.field("member_42", &self.member_42);
            __d.field("member_43", &self.member_43);
            __d.field("member_44", &self.member_44);
            __d.field("member_45", &self.member_45);
            __d.field("member_46", &self.member_46);
            __d.field("member_47", &self.member_47);
            __d.field("member_48", &self.member_48);
            __d.field("member_49", &self.member_49);
            __d.field("member_50", &self.member_50);
            __d.field("member_51", &self.member_51);
            __d.field("member_52", &self.member_52);
            __d.field("member_53", &self.member_53);
            __d.field("member_54", &self.member_54);
            __d.field("member_55", &self.member_55);
            __d.field("member_56", &self.member_56);
            __d.field("member_57", &self.member_57);
            __d.field("member_58", &self.member_58);
            __d.field("member_59", &self.member_59);
            __d.field("member_60", &self.member_60);
            __d.field("member_61", &self.member_61);
            __d.field("member_62", &self.member_62);
            __d.field("member_63", &self.member_63);
            __d.field("member_64", &self.member_64);
            __d.field("member_65", &self.member_65);
            __d.field("member_66", &self.member_66);
            __d.field("member_67", &self.member_67);
            __d.field("member_68", &self.member_68);
            __d.field("member_69", &self.member_69);
            __d.field("member_70", &self.member_70);
            __d.field("member_71", &self.member_71);
            __d.field("member_72", &self.member_72);
            __d.field("member_73", &self.member_73);
            __d.field("member_74", &self.member_74);
            __d.field("member_75", &self.member_75);
            __d.field("member_76", &self.member_76);
            __d.field("member_77", &self.member_77);
            __d.field("member_78", &self.member_78);
            __d.field("member_79", &self.member_79);
            __d.field("member_80", &self.member_80);
            __d.field("member_81", &self.member_81);
            __d.field("member_82", &self.member_82);
            __d.field("member_83", &self.member_83);
            __d.field("member_84", &self.member_84);
            __d.field("member_85", &self.member_85);
            __d.field("member_86", &self.member_86);
            __d.field("member_87", &self.member_87);
            __d.field("member_88", &self.member_88);
            __d.field("member_89", &self.member_89);
            __d.field("member_90", &self.member_90);
            __d.field("member_91", &self.member_91);
            __d.field("member_92", &self.member_92);
            __d.field("member_93", &self.member_93);
            __d.field("member_94", &self.member_94);
            __d.field("member_95", &self.member_95);
            __d.field("member_96", &self.member_96);
            __d.field("member_97", &self.member_97);
            __d.field("member_98", &self.member_98);
            __d.field("member_99", &self.member_99);
            __d.field("member_100", &self.member_100);
            __d.field("member_101", &self.member_101);
            __d.field("member_102", &self.member_102);
            __d.field("member_103", &self.member_103);
            __d.field("member_104", &self.member_104);
            __d.field("member_105", &self.member_105);
            __d.field("member_106", &self.member_106);
            __d.field("member_107", &self.member_107);
            __d.field("member_108", &self.member_108);
            __d.field("member_109", &self.member_109);
            __d.field("member_110", &self.member_110);
            __d.field("member_111", &self.member_111);
            __d.field("member_112", &self.member_112);
            __d.field("member_113", &self.member_113);
            __d.field("member_114", &self.member_114);
            __d.field("member_115", &self.member_115);
            __d.field("member_116", &self.member_116);
            __d.field("member_117", &self.member_117);
            __d.field("member_118", &self.member_118);
            __d.field("member_119", &self.member_119);
            __d.field("member_120", &self.member_120);
            __d.field("member_121", &self.member_121);
            __d.field("member_122", &self.member_122);
            __d.field("member_123", &self.member_123);
            __d.field("member_124", &self.member_124);
            __d.field("member_125", &self.member_125);
            __d.field("member_126", &self.member_126);
            __d.field("member_127", &self.member_127);
            __d.field("member_128", &self.member_128);
            __d.field("member_129", &self.member_129);
            __d.field("member_130", &self.member_130);
            __d.field("member_131", &self.member_131);
            __d.field("member_132", &self.member_132);
            __d.field("member_133", &self.member_133);
            __d.field("member_134", &self.member_134);
            __d.field("member_135", &self.member_135);
            __d.field("member_136", &self.member_136);
            __d.field("member_137", &self.member_137);
            __d.field("member_138", &self.member_138);
            __d.field("member_139", &self.member_139);
            __d.field("member_140", &self.member_140);
            __d.field("member_141", &self.member_141);
            __d.field("member_142", &self.member_142);
            __d.field("member_143", &self.member_143);
            __d.field("member_144", &self.member_144);
            __d.field("member_145", &self.member_145);
            __d.field("member_146", &self.member_146);
            __d.field("member_147", &self.member_147);
            __d.field("member_148", &self.member_148);
            __d.field("member_149", &self.member_149);
            __d.field("member_150", &self.member_150);
            __d.field("member_151", &self.member_151);
            __d.field("member_152", &self.member_152);
            __d.field("member_153", &self.member_153);
            __d.field("member_154", &self.member_154);
            __d.field("member_155", &self.member_155);
            __d.field("member_156", &self.member_156);
            __d.field("member_157", &self.member_157);
            __d.field("member_158", &self.member_158);
            __d.field("member_159", &self.member_159);
            __d.field("member_160", &self.member_160);
            __d.field("member_161", &self.member_161);
            __d.field("member_162", &self.member_162);
            __d.field("member_163", &self.member_163);
            __d.field("member_164", &self.member_164);
            __d.field("member_165", &self.member_165);
            __d.field("member_166", &self.member_166);
            __d.field("member_167", &self.member_167);
            __d.field("member_168", &self.member_168);
            __d.field("member_169", &self.member_169);
            __d.field("member_170", &self.member_170);
            __d.field("member_171", &self.member_171);
            __d.field("member_172", &self.member_172);
            __d.field("member_173", &self.member_173);
            __d.field("member_174", &self.member_174);
            __d.field("member_175", &self.member_175);
            __d.field("member_176", &self.member_176);
            __d.field("member_177", &self.member_177);
            __d.field("member_178", &self.member_178);
            __d.field("member_179", &self.member_179);
            __d.field("member_180", &self.member_180);
            __d.field("member_181", &self.member_181);
            __d.field("member_182", &self.member_182);
            __d.field("member_183", &self.member_183);
            __d.field("member_184", &self.member_184);
            __d.field("member_185", &self.member_185);
            __d.field("member_186", &self.member_186);
            __d.field("member_187", &self.member_187);
            __d.field("member_188", &self.member_188);
            __d.field("member_189", &self.member_189);
            __d.field("member_190", &self.member_190);
            __d.field("member_191", &self.member_191);
            __d.field("member_192", &self.member_192);
            __d.field("member_193", &self.member_193);
            __d.field("member_194", &self.member_194);
            __d.field("member_195", &self.member_195);
            __d.field("member_196", &self.member_196);
            __d.field("member_197", &self.member_197);
            __d.field("member_198", &self.member_198);
            __d.field("member_199", &self.member_199);
            __d.field("next", &self.next);
            __d.field("either", &self.either);
            __d.finish()
        })
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Wide {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                member_0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_2: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_3: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_4: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_5: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_6: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_7: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_8: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_9: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_10: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_11: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_12: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_13: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_14: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_15: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_16: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_17: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_18: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_19: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_20: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_21: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_22: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_23: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_24: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_25: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_26: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_27: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_28: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_29: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_30: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_31: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_32: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_33: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_34: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_35: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_36: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_37: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_38: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_39: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_40: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_41: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_42: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_43: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_44: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_45: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_46: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_47: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_48: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_49: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_50: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_51: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_52: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_53: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_54: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_55: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_56: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_57: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_58: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_59: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_60: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_61: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_62: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_63: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_64: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_65: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_66: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_67: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_68: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_69: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_70: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_71: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_72: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_73: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_74: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_75: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_76: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_77: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_78: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_79: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_80: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_81: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_82: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_83: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_84: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_85: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_86: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_87: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_88: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_89: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_90: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_91: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_92: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_93: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_94: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_95: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_96: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_97: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_98: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_99: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_100: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_101: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_102: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_103: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_104: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_105: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_106: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_107: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_108: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_109: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_110: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_111: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_112: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_113: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_114: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_115: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_116: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_117: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_118: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_119: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_120: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_121: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_122: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_123: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_124: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_125: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_126: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_127: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_128: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_129: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_130: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_131: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_132: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_133: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_134: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_135: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_136: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_137: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_138: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_139: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_140: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_141: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_142: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_143: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_144: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_145: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_146: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_147: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_148: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_149: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_150: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_151: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_152: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_153: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_154: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_155: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_156: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_157: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_158: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_159: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_160: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_161: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_162: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_163: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_164: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_165: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_166: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_167: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_168: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_169: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_170: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_171: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_172: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_173: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_174: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_175: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_176: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_177: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_178: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_179: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_180: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_181: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_182: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_183: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_184: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_185: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_186: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_187: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_188: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_189: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_190: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_191: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_192: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_193: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_194: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_195: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_196: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_197: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_198: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_199: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                next: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Wide as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
                either: __rt::arbitrary_option(
                    __u,
                    <Either as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
            }),
        )
    }
}

/// The type of `/definitions/Either`.
#[derive(Debug, PartialEq)]
pub enum Either {
    /// Where `kind` is `large`.
    Large(Large),
    /// Where `kind` is `small`.
    Small(Small),
}

impl ::std::convert::From<Large> for Either {
    fn from(__value: Large) -> Self {
        Self::Large(__value)
    }
}

impl ::std::convert::From<Small> for Either {
    fn from(__value: Small) -> Self {
        Self::Small(__value)
    }
}

impl ::std::clone::Clone for Either {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Large, Small),
            _,
        >(|| {
            match self {
                Self::Large(__value) => Self::Large(::std::clone::Clone::clone(__value)),
                Self::Small(__value) => Self::Small(::std::clone::Clone::clone(__value)),
            }
        })
    }
}

__rt::described!(Either, WIDE, "/definitions/Either");

impl __rt::Tagged for Either {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("large", |__r| <Large as __rt::Decode>::decode(__r).map(Self::Large)),
        ("small", |__r| <Small as __rt::Decode>::decode(__r).map(Self::Small)),
    ];
}

impl __rt::Decode for Either {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<(Self, Large, Small), _>(|| { __rt::decode_tagged(__r) })
    }
}

impl __rt::serde::Serialize for Either {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Large(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Small(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Either {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => {
                <Small as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Small)
            }
            _ => {
                <Large as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Large)
            }
        }
    }
}

/// The type of `/definitions/Large`.
pub struct Large {
    pub kind: LargeKind,
    pub inner: ::std::boxed::Box<Either>,
    pub member_0: ::std::option::Option<::std::string::String>,
    pub member_1: ::std::option::Option<::std::string::String>,
    pub member_2: ::std::option::Option<::std::string::String>,
    pub member_3: ::std::option::Option<::std::string::String>,
    pub member_4: ::std::option::Option<::std::string::String>,
    pub member_5: ::std::option::Option<::std::string::String>,
    pub member_6: ::std::option::Option<::std::string::String>,
    pub member_7: ::std::option::Option<::std::string::String>,
    pub member_8: ::std::option::Option<::std::string::String>,
    pub member_9: ::std::option::Option<::std::string::String>,
    pub member_10: ::std::option::Option<::std::string::String>,
    pub member_11: ::std::option::Option<::std::string::String>,
    pub member_12: ::std::option::Option<::std::string::String>,
    pub member_13: ::std::option::Option<::std::string::String>,
    pub member_14: ::std::option::Option<::std::string::String>,
    pub member_15: ::std::option::Option<::std::string::String>,
    pub member_16: ::std::option::Option<::std::string::String>,
    pub member_17: ::std::option::Option<::std::string::String>,
    pub member_18: ::std::option::Option<::std::string::String>,
    pub member_19: ::std::option::Option<::std::string::String>,
    pub member_20: ::std::option::Option<::std::string::String>,
    pub member_21: ::std::option::Option<::std::string::String>,
    pub member_22: ::std::option::Option<::std::string::String>,
    pub member_23: ::std::option::Option<::std::string::String>,
    pub member_24: ::std::option::Option<::std::string::String>,
    pub member_25: ::std::option::Option<::std::string::String>,
    pub member_26: ::std::option::Option<::std::string::String>,
    pub member_27: ::std::option::Option<::std::string::String>,
    pub member_28: ::std::option::Option<::std::string::String>,
    pub member_29: ::std::option::Option<::std::string::String>,
    pub member_30: ::std::option::Option<::std::string::String>,
    pub member_31: ::std::option::Option<::std::string::String>,
    pub member_32: ::std::option::Option<::std::string::String>,
    pub member_33: ::std::option::Option<::std::string::String>,
    pub member_34: ::std::option::Option<::std::string::String>,
    pub member_35: ::std::option::Option<::std::string::String>,
    pub member_36: ::std::option::Option<::std::string::String>,
    pub member_37: ::std::option::Option<::std::string::String>,
    pub member_38: ::std::option::Option<::std::string::String>,
    pub member_39: ::std::option::Option<::std::string::String>,
    pub member_40: ::std::option::Option<::std::string::String>,
    pub member_41: ::std::option::Option<::std::string::String>,
    pub member_42: ::std::option::Option<::std::string::String>,
    pub member_43: ::std::option::Option<::std::string::String>,
    pub member_44: ::std::option::Option<::std::string::String>,
    pub member_45: ::std::option::Option<::std::string::String>,
    pub member_46: ::std::option::Option<::std::string::String>,
    pub member_47: ::std::option::Option<::std::string::String>,
    pub member_48: ::std::option::Option<::std::string::String>,
    pub member_49: ::std::option::Option<::std::string::String>,
    pub member_50: ::std::option::Option<::std::string::String>,
    pub member_51: ::std::option::Option<::std::string::String>,
    pub member_52: ::std::option::Option<::std::string::String>,
    pub member_53: ::std::option::Option<::std::string::String>,
    pub member_54: ::std::option::Option<::std::string::String>,
    pub member_55: ::std::option::Option<::std::string::String>,
    pub member_56: ::std::option::Option<::std::string::String>,
    pub member_57: ::std::option::Option<::std::string::String>,
    pub member_58: ::std::option::Option<::std::string::String>,
    pub member_59: ::std::option::Option<::std::string::String>,
    pub member_60: ::std::option::Option<::std::string::String>,
    pub member_61: ::std::option::Option<::std::string::String>,
    pub member_62: ::std::option::Option<::std::string::String>,
    pub member_63: ::std::option::Option<::std::string::String>,
    pub member_64: ::std::option::Option<::std::string::String>,
    pub member_65: ::std::option::Option<::std::string::String>,
    pub member_66: ::std::option::Option<::std::string::String>,
    pub member_67: ::std::option::Option<::std::string::String>,
    pub member_68: ::std::option::Option<::std::string::String>,
    pub member_69: ::std::option::Option<::std::string::String>,
    pub member_70: ::std::option::Option<::std::string::String>,
    pub member_71: ::std::option::Option<::std::string::String>,
    pub member_72: ::std::option::Option<::std::string::String>,
    pub member_73: ::std::option::Option<::std::string::String>,
    pub member_74: ::std::option::Option<::std::string::String>,
    pub member_75: ::std::option::Option<::std::string::String>,
    pub member_76: ::std::option::Option<::std::string::String>,
    pub member_77: ::std::option::Option<::std::string::String>,
    pub member_78: ::std::option::Option<::std::string::String>,
    pub member_79: ::std::option::Option<::std::string::String>,
    pub member_80: ::std::option::Option<::std::string::String>,
    pub member_81: ::std::option::Option<::std::string::String>,
    pub member_82: ::std::option::Option<::std::string::String>,
    pub member_83: ::std::option::Option<::std::string::String>,
    pub member_84: ::std::option::Option<::std::string::String>,
    pub member_85: ::std::option::Option<::std::string::String>,
    pub member_86: ::std::option::Option<::std::string::String>,
    pub member_87: ::std::option::Option<::std::string::String>,
    pub member_88: ::std::option::Option<::std::string::String>,
    pub member_89: ::std::option::Option<::std::string::String>,
    pub member_90: ::std::option::Option<::std::string::String>,
    pub member_91: ::std::option::Option<::std::string::String>,
    pub member_92: ::std::option::Option<::std::string::String>,
    pub member_93: ::std::option::Option<::std::string::String>,
    pub member_94: ::std::option::Option<::std::string::String>,
    pub member_95: ::std::option::Option<::std::string::String>,
    pub member_96: ::std::option::Option<::std::string::String>,
    pub member_97: ::std::option::Option<::std::string::String>,
    pub member_98: ::std::option::Option<::std::string::String>,
    pub member_99: ::std::option::Option<::std::string::String>,
    pub member_100: ::std::option::Option<::std::string::String>,
    pub member_101: ::std::option::Option<::std::string::String>,
    pub member_102: ::std::option::Option<::std::string::String>,
    pub member_103: ::std::option::Option<::std::string::String>,
    pub member_104: ::std::option::Option<::std::string::String>,
    pub member_105: ::std::option::Option<::std::string::String>,
    pub member_106: ::std::option::Option<::std::string::String>,
    pub member_107: ::std::option::Option<::std::string::String>,
    pub member_108: ::std::option::Option<::std::string::String>,
    pub member_109: ::std::option::Option<::std::string::String>,
    pub member_110: ::std::option::Option<::std::string::String>,
    pub member_111: ::std::option::Option<::std::string::String>,
    pub member_112: ::std::option::Option<::std::string::String>,
    pub member_113: ::std::option::Option<::std::string::String>,
    pub member_114: ::std::option::Option<::std::string::String>,
    pub member_115: ::std::option::Option<::std::string::String>,
    pub member_116: ::std::option::Option<::std::string::String>,
    pub member_117: ::std::option::Option<::std::string::String>,
    pub member_118: ::std::option::Option<::std::string::String>,
    pub member_119: ::std::option::Option<::std::string::String>,
    pub member_120: ::std::option::Option<::std::string::String>,
    pub member_121: ::std::option::Option<::std::string::String>,
    pub member_122: ::std::option::Option<::std::string::String>,
    pub member_123: ::std::option::Option<::std::string::String>,
    pub member_124: ::std::option::Option<::std::string::String>,
    pub member_125: ::std::option::Option<::std::string::String>,
    pub member_126: ::std::option::Option<::std::string::String>,
    pub member_127: ::std::option::Option<::std::string::String>,
    pub member_128: ::std::option::Option<::std::string::String>,
    pub member_129: ::std::option::Option<::std::string::String>,
    pub member_130: ::std::option::Option<::std::string::String>,
    pub member_131: ::std::option::Option<::std::string::String>,
    pub member_132: ::std::option::Option<::std::string::String>,
    pub member_133: ::std::option::Option<::std::string::String>,
    pub member_134: ::std::option::Option<::std::string::String>,
    pub member_135: ::std::option::Option<::std::string::String>,
    pub member_136: ::std::option::Option<::std::string::String>,
    pub member_137: ::std::option::Option<::std::string::String>,
    pub member_138: ::std::option::Option<::std::string::String>,
    pub member_139: ::std::option::Option<::std::string::String>,
    pub member_140: ::std::option::Option<::std::string::String>,
    pub member_141: ::std::option::Option<::std::string::String>,
    pub member_142: ::std::option::Option<::std::string::String>,
    pub member_143: ::std::option::Option<::std::string::String>,
    pub member_144: ::std::option::Option<::std::string::String>,
    pub member_145: ::std::option::Option<::std::string::String>,
    pub member_146: ::std::option::Option<::std::string::String>,
    pub member_147: ::std::option::Option<::std::string::String>,
    pub member_148: ::std::option::Option<::std::string::String>,
    pub member_149: ::std::option::Option<::std::string::String>,
    pub member_150: ::std::option::Option<::std::string::String>,
    pub member_151: ::std::option::Option<::std::string::String>,
    pub member_152: ::std::option::Option<::std::string::String>,
    pub member_153: ::std::option::Option<::std::string::String>,
    pub member_154: ::std::option::Option<::std::string::String>,
    pub member_155: ::std::option::Option<::std::string::String>,
    pub member_156: ::std::option::Option<::std::string::String>,
    pub member_157: ::std::option::Option<::std::string::String>,
    pub member_158: ::std::option::Option<::std::string::String>,
    pub member_159: ::std::option::Option<::std::string::String>,
    pub member_160: ::std::option::Option<::std::string::String>,
    pub member_161: ::std::option::Option<::std::string::String>,
    pub member_162: ::std::option::Option<::std::string::String>,
    pub member_163: ::std::option::Option<::std::string::String>,
    pub member_164: ::std::option::Option<::std::string::String>,
    pub member_165: ::std::option::Option<::std::string::String>,
    pub member_166: ::std::option::Option<::std::string::String>,
    pub member_167: ::std::option::Option<::std::string::String>,
    pub member_168: ::std::option::Option<::std::string::String>,
    pub member_169: ::std::option::Option<::std::string::String>,
    pub member_170: ::std::option::Option<::std::string::String>,
    pub member_171: ::std::option::Option<::std::string::String>,
    pub member_172: ::std::option::Option<::std::string::String>,
    pub member_173: ::std::option::Option<::std::string::String>,
    pub member_174: ::std::option::Option<::std::string::String>,
    pub member_175: ::std::option::Option<::std::string::String>,
    pub member_176: ::std::option::Option<::std::string::String>,
    pub member_177: ::std::option::Option<::std::string::String>,
    pub member_178: ::std::option::Option<::std::string::String>,
    pub member_179: ::std::option::Option<::std::string::String>,
    pub member_180: ::std::option::Option<::std::string::String>,
    pub member_181: ::std::option::Option<::std::string::String>,
    pub member_182: ::std::option::Option<::std::string::String>,
    pub member_183: ::std::option::Option<::std::string::String>,
    pub member_184: ::std::option::Option<::std::string::String>,
    pub member_185: ::std::option::Option<::std::string::String>,
    pub member_186: ::std::option::Option<::std::string::String>,
    pub member_187: ::std::option::Option<::std::string::String>,
    pub member_188: ::std::option::Option<::std::string::String>,
    pub member_189: ::std::option::Option<::std::string::String>,
    pub member_190: ::std::option::Option<::std::string::String>,
    pub member_191: ::std::option::Option<::std::string::String>,
    pub member_192: ::std::option::Option<::std::string::String>,
    pub member_193: ::std::option::Option<::std::string::String>,
    pub member_194: ::std::option::Option<::std::string::String>,
    pub member_195: ::std::option::Option<::std::string::String>,
    pub member_196: ::std::option::Option<::std::string::String>,
    pub member_197: ::std::option::Option<::std::string::String>,
    pub member_198: ::std::option::Option<::std::string::String>,
    pub member_199: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Large { kind : < LargeKind as ::std::default::Default > ::default() } (inner :
    ::std::boxed::Box < Either >) [with_member_0 member_0 : ::std::string::String,
    with_member_1 member_1 : ::std::string::String, with_member_2 member_2 :
    ::std::string::String, with_member_3 member_3 : ::std::string::String, with_member_4
    member_4 : ::std::string::String, with_member_5 member_5 : ::std::string::String,
    with_member_6 member_6 : ::std::string::String, with_member_7 member_7 :
    ::std::string::String, with_member_8 member_8 : ::std::string::String, with_member_9
    member_9 : ::std::string::String, with_member_10 member_10 : ::std::string::String,
    with_member_11 member_11 : ::std::string::String, with_member_12 member_12 :
    ::std::string::String, with_member_13 member_13 : ::std::string::String,
    with_member_14 member_14 : ::std::string::String, with_member_15 member_15 :
    ::std::string::String, with_member_16 member_16 : ::std::string::String,
    with_member_17 member_17 : ::std::string::String, with_member_18 member_18 :
    ::std::string::String, with_member_19 member_19 : ::std::string::String,
    with_member_20 member_20 : ::std::string::String, with_member_21 member_21 :
    ::std::string::String, with_member_22 member_22 : ::std::string::String,
    with_member_23 member_23 : ::std::string::String, with_member_24 member_24 :
    ::std::string::String, with_member_25 member_25 : ::std::string::String,
    with_member_26 member_26 : ::std::string::String, with_member_27 member_27 :
    ::std::string::String, with_member_28 member_28 : ::std::string::String,
    with_member_29 member_29 : ::std::string::String, with_member_30 member_30 :
    ::std::string::String, with_member_31 member_31 : ::std::string::String,
    with_member_32 member_32 : ::std::string::String, with_member_33 member_33 :
    ::std::string::String, with_member_34 member_34 : ::std::string::String,
    with_member_35 member_35 : ::std::string::String, with_member_36 member_36 :
    ::std::string::String, with_member_37 member_37 : ::std::string::String,
    with_member_38 member_38 : ::std::string::String, with_member_39 member_39 :
    ::std::string::String, with_member_40 member_40 : ::std::string::String,
    with_member_41 member_41 : ::std::string::String, with_member_42 member_42 :
    ::std::string::String, with_member_43 member_43 : ::std::string::String,
    with_member_44 member_44 : ::std::string::String, with_member_45 member_45 :
    ::std::string::String, with_member_46 member_46 : ::std::string::String,
    with_member_47 member_47 : ::std::string::String, with_member_48 member_48 :
    ::std::string::String, with_member_49 member_49 : ::std::string::String,
    with_member_50 member_50 : ::std::string::String, with_member_51 member_51 :
    ::std::string::String, with_member_52 member_52 : ::std::string::String,
    with_member_53 member_53 : ::std::string::String, with_member_54 member_54 :
    ::std::string::String, with_member_55 member_55 : ::std::string::String,
    with_member_56 member_56 : ::std::string::String, with_member_57 member_57 :
    ::std::string::String, with_member_58 member_58 : ::std::string::String,
    with_member_59 member_59 : ::std::string::String, with_member_60 member_60 :
    ::std::string::String, with_member_61 member_61 : ::std::string::String,
    with_member_62 member_62 : ::std::string::String, with_member_63 member_63 :
    ::std::string::String, with_member_64 member_64 : ::std::string::String,
    with_member_65 member_65 : ::std::string::String, with_member_66 member_66 :
    ::std::string::String, with_member_67 member_67 : ::std::string::String,
    with_member_68 member_68 : ::std::string::String, with_member_69 member_69 :
    ::std::string::String, with_member_70 member_70 : ::std::string::String,
    with_member_71 member_71 : ::std::string::String, with_member_72 member_72 :
    ::std::string::String, with_member_73 member_73 : ::std::string::String,
    with_member_74 member_74 : ::std::string::String, with_member_75 member_75 :
    ::std::string::String, with_member_76 member_76 : ::std::string::String,
    with_member_77 member_77 : ::std::string::String, with_member_78 member_78 :
    ::std::string::String, with_member_79 member_79 : ::std::string::String,
    with_member_80 member_80 : ::std::string::String, with_member_81 member_81 :
    ::std::string::String, with_member_82 member_82 : ::std::string::String,
    with_member_83 member_83 : ::std::string::String, with_member_84 member_84 :
    ::std::string::String, with_member_85 member_85 : ::std::string::String,
    with_member_86 member_86 : ::std::string::String, with_member_87 member_87 :
    ::std::string::String, with_member_88 member_88 : ::std::string::String,
    with_member_89 member_89 : ::std::string::String, with_member_90 member_90 :
    ::std::string::String, with_member_91 member_91 : ::std::string::String,
    with_member_92 member_92 : ::std::string::String, with_member_93 member_93 :
    ::std::string::String, with_member_94 member_94 : ::std::string::String,
    with_member_95 member_95 : ::std::string::String, with_member_96 member_96 :
    ::std::string::String, with_member_97 member_97 : ::std::string::String,
    with_member_98 member_98 : ::std::string::String, with_member_99 member_99 :
    ::std::string::String, with_member_100 member_100 : ::std::string::String,
    with_member_101 member_101 : ::std::string::String, with_member_102 member_102 :
    ::std::string::String, with_member_103 member_103 : ::std::string::String,
    with_member_104 member_104 : ::std::string::String, with_member_105 member_105 :
    ::std::string::String, with_member_106 member_106 : ::std::string::String,
    with_member_107 member_107 : ::std::string::String, with_member_108 member_108 :
    ::std::string::String, with_member_109 member_109 : ::std::string::String,
    with_member_110 member_110 : ::std::string::String, with_member_111 member_111 :
    ::std::string::String, with_member_112 member_112 : ::std::string::String,
    with_member_113 member_113 : ::std::string::String, with_member_114 member_114 :
    ::std::string::String, with_member_115 member_115 : ::std::string::String,
    with_member_116 member_116 : ::std::string::String, with_member_117 member_117 :
    ::std::string::String, with_member_118 member_118 : ::std::string::String,
    with_member_119 member_119 : ::std::string::String, with_member_120 member_120 :
    ::std::string::String, with_member_121 member_121 : ::std::string::String,
    with_member_122 member_122 : ::std::string::String, with_member_123 member_123 :
    ::std::string::String, with_member_124 member_124 : ::std::string::String,
    with_member_125 member_125 : ::std::string::String, with_member_126 member_126 :
    ::std::string::String, with_member_127 member_127 : ::std::string::String,
    with_member_128 member_128 : ::std::string::String, with_member_129 member_129 :
    ::std::string::String, with_member_130 member_130 : ::std::string::String,
    with_member_131 member_131 : ::std::string::String, with_member_132 member_132 :
    ::std::string::String, with_member_133 member_133 : ::std::string::String,
    with_member_134 member_134 : ::std::string::String, with_member_135 member_135 :
    ::std::string::String, with_member_136 member_136 : ::std::string::String,
    with_member_137 member_137 : ::std::string::String, with_member_138 member_138 :
    ::std::string::String, with_member_139 member_139 : ::std::string::String,
    with_member_140 member_140 : ::std::string::String, with_member_141 member_141 :
    ::std::string::String, with_member_142 member_142 : ::std::string::String,
    with_member_143 member_143 : ::std::string::String, with_member_144 member_144 :
    ::std::string::String, with_member_145 member_145 : ::std::string::String,
    with_member_146 member_146 : ::std::string::String, with_member_147 member_147 :
    ::std::string::String, with_member_148 member_148 : ::std::string::String,
    with_member_149 member_149 : ::std::string::String, with_member_150 member_150 :
    ::std::string::String, with_member_151 member_151 : ::std::string::String,
    with_member_152 member_152 : ::std::string::String, with_member_153 member_153 :
    ::std::string::String, with_member_154 member_154 : ::std::string::String,
    with_member_155 member_155 : ::std::string::String, with_member_156 member_156 :
    ::std::string::String, with_member_157 member_157 : ::std::string::String,
    with_member_158 member_158 : ::std::string::String, with_member_159 member_159 :
    ::std::string::String, with_member_160 member_160 : ::std::string::String,
    with_member_161 member_161 : ::std::string::String, with_member_162 member_162 :
    ::std::string::String, with_member_163 member_163 : ::std::string::String,
    with_member_164 member_164 : ::std::string::String, with_member_165 member_165 :
    ::std::string::String, with_member_166 member_166 : ::std::string::String,
    with_member_167 member_167 : ::std::string::String, with_member_168 member_168 :
    ::std::string::String, with_member_169 member_169 : ::std::string::String,
    with_member_170 member_170 : ::std::string::String, with_member_171 member_171 :
    ::std::string::String, with_member_172 member_172 : ::std::string::String,
    with_member_173 member_173 : ::std::string::String, with_member_174 member_174 :
    ::std::string::String, with_member_175 member_175 : ::std::string::String,
    with_member_176 member_176 : ::std::string::String, with_member_177 member_177 :
    ::std::string::String, with_member_178 member_178 : ::std::string::String,
    with_member_179 member_179 : ::std::string::String, with_member_180 member_180 :
    ::std::string::String, with_member_181 member_181 : ::std::string::String,
    with_member_182 member_182 : ::std::string::String, with_member_183 member_183 :
    ::std::string::String, with_member_184 member_184 : ::std::string::String,
    with_member_185 member_185 : ::std::string::String, with_member_186 member_186 :
    ::std::string::String, with_member_187 member_187 : ::std::string::String,
    with_member_188 member_188 : ::std::string::String, with_member_189 member_189 :
    ::std::string::String, with_member_190 member_190 : ::std::string::String,
    with_member_191 member_191 : ::std::string::String, with_member_192 member_192 :
    ::std::string::String, with_member_193 member_193 : ::std::string::String,
    with_member_194 member_194 : ::std::string::String, with_member_195 member_195 :
    ::std::string::String, with_member_196 member_196 : ::std::string::String,
    with_member_197 member_197 : ::std::string::String, with_member_198 member_198 :
    ::std::string::String, with_member_199 member_199 : ::std::string::String]
);

__rt::described!(
    Large, WIDE, "/definitions/Large", ["kind", "inner", "member_0", "member_1",
    "member_2", "member_3", "member_4", "member_5", "member_6", "member_7", "member_8",
    "member_9", "member_10", "member_11", "member_12", "member_13", "member_14",
    "member_15", "member_16", "member_17", "member_18", "member_19", "member_20",
    "member_21", "member_22", "member_23", "member_24", "member_25", "member_26",
    "member_27", "member_28", "member_29", "member_30", "member_31", "member_32",
    "member_33", "member_34", "member_35", "member_36", "member_37", "member_38",
    "member_39", "member_40", "member_41", "member_42", "member_43", "member_44",
    "member_45", "member_46", "member_47", "member_48", "member_49", "member_50",
    "member_51", "member_52", "member_53", "member_54", "member_55", "member_56",
    "member_57", "member_58", "member_59", "member_60", "member_61", "member_62",
    "member_63", "member_64", "member_65", "member_66", "member_67", "member_68",
    "member_69", "member_70", "member_71", "member_72", "member_73", "member_74",
    "member_75", "member_76", "member_77", "member_78", "member_79", "member_80",
    "member_81", "member_82", "member_83", "member_84", "member_85", "member_86",
    "member_87", "member_88", "member_89", "member_90", "member_91", "member_92",
    "member_93", "member_94", "member_95", "member_96", "member_97", "member_98",
    "member_99", "member_100", "member_101", "member_102", "member_103", "member_104",
    "member_105", "member_106", "member_107", "member_108", "member_109", "member_110",
    "member_111", "member_112", "member_113", "member_114", "member_115", "member_116",
    "member_117", "member_118", "member_119", "member_120", "member_121", "member_122",
    "member_123", "member_124", "member_125", "member_126", "member_127", "member_128",
    "member_129", "member_130", "member_131", "member_132", "member_133", "member_134",
    "member_135", "member_136", "member_137", "member_138", "member_139", "member_140",
    "member_141", "member_142", "member_143", "member_144", "member_145", "member_146",
    "member_147", "member_148", "member_149", "member_150", "member_151", "member_152",
    "member_153", "member_154", "member_155", "member_156", "member_157", "member_158",
    "member_159", "member_160", "member_161", "member_162", "member_163", "member_164",
    "member_165", "member_166", "member_167", "member_168", "member_169", "member_170",
    "member_171", "member_172", "member_173", "member_174", "member_175", "member_176",
    "member_177", "member_178", "member_179", "member_180", "member_181", "member_182",
    "member_183", "member_184", "member_185", "member_186", "member_187", "member_188",
    "member_189", "member_190", "member_191", "member_192", "member_193", "member_194",
    "member_195", "member_196", "member_197", "member_198", "member_199"]
);

impl __rt::Decode for Large {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Either),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            let mut __f10 = ::std::option::Option::None;
            let mut __f11 = ::std::option::Option::None;
            let mut __f12 = ::std::option::Option::None;
            let mut __f13 = ::std::option::Option::None;
            let mut __f14 = ::std::option::Option::None;
            let mut __f15 = ::std::option::Option::None;
            let mut __f16 = ::std::option::Option::None;
            let mut __f17 = ::std::option::Option::None;
            let mut __f18 = ::std::option::Option::None;
            let mut __f19 = ::std::option::Option::None;
            let mut __f20 = ::std::option::Option::None;
            let mut __f21 = ::std::option::Option::None;
            let mut __f22 = ::std::option::Option::None;
            let mut __f23 = ::std::option::Option::None;
            let mut __f24 = ::std::option::Option::None;
            let mut __f25 = ::std::option::Option::None;
            let mut __f26 = ::std::option::Option::None;
            let mut __f27 = ::std::option::Option::None;
            let mut __f28 = ::std::option::Option::None;
            let mut __f29 = ::std::option::Option::None;
            let mut __f30 = ::std::option::Option::None;
            let mut __f31 = ::std::option::Option::None;
            let mut __f32 = ::std::option::Option::None;
            let mut __f33 = ::std::option::Option::None;
            let mut __f34 = ::std::option::Option::None;
            let mut __f35 = ::std::option::Option::None;
            let mut __f36 = ::std::option::Option::None;
            let mut __f37 = ::std::option::Option::None;
            let mut __f38 = ::std::option::Option::None;
            let mut __f39 = ::std::option::Option::None;
            let mut __f40 = ::std::option::Option::None;
            let mut __f41 = ::std::option::Option::None;
            let mut __f42 = ::std::option::Option::None;
            let mut __f43 = ::std::option::Option::None;
            let mut __f44 = ::std::option::Option::None;
            let mut __f45 = ::std::option::Option::None;
            let mut __f46 = ::std::option::Option::None;
            let mut __f47 = ::std::option::Option::None;
            let mut __f48 = ::std::option::Option::None;
            let mut __f49 = ::std::option::Option::None;
            let mut __f50 = ::std::option::Option::None;
            let mut __f51 = ::std::option::Option::None;
            let mut __f52 = ::std::option::Option::None;
            let mut __f53 = ::std::option::Option::None;
            let mut __f54 = ::std::option::Option::None;
            let mut __f55 = ::std::option::Option::None;
            let mut __f56 = ::std::option::Option::None;
            let mut __f57 = ::std::option::Option::None;
            let mut __f58 = ::std::option::Option::None;
            let mut __f59 = ::std::option::Option::None;
            let mut __f60 = ::std::option::Option::None;
            let mut __f61 = ::std::option::Option::None;
            let mut __f62 = ::std::option::Option::None;
            let mut __f63 = ::std::option::Option::None;
            let mut __f64 = ::std::option::Option::None;
            let mut __f65 = ::std::option::Option::None;
            let mut __f66 = ::std::option::Option::None;
            let mut __f67 = ::std::option::Option::None;
            let mut __f68 = ::std::option::Option::None;
            let mut __f69 = ::std::option::Option::None;
            let mut __f70 = ::std::option::Option::None;
            let mut __f71 = ::std::option::Option::None;
            let mut __f72 = ::std::option::Option::None;
            let mut __f73 = ::std::option::Option::None;
            let mut __f74 = ::std::option::Option::None;
            let mut __f75 = ::std::option::Option::None;
            let mut __f76 = ::std::option::Option::None;
            let mut __f77 = ::std::option::Option::None;
            let mut __f78 = ::std::option::Option::None;
            let mut __f79 = ::std::option::Option::None;
            let mut __f80 = ::std::option::Option::None;
            let mut __f81 = ::std::option::Option::None;
            let mut __f82 = ::std::option::Option::None;
            let mut __f83 = ::std::option::Option::None;
            let mut __f84 = ::std::option::Option::None;
            let mut __f85 = ::std::option::Option::None;
            let mut __f86 = ::std::option::Option::None;
            let mut __f87 = ::std::option::Option::None;
            let mut __f88 = ::std::option::Option::None;
            let mut __f89 = ::std::option::Option::None;
            let mut __f90 = ::std::option::Option::None;
            let mut __f91 = ::std::option::Option::None;
            let mut __f92 = ::std::option::Option::None;
            let mut __f93 = ::std::option::Option::None;
            let mut __f94 = ::std::option::Option::None;
            let mut __f95 = ::std::option::Option::None;
            let mut __f96 = ::std::option::Option::None;
            let mut __f97 = ::std::option::Option::None;
            let mut __f98 = ::std::option::Option::None;
            let mut __f99 = ::std::option::Option::None;
            let mut __f100 = ::std::option::Option::None;
            let mut __f101 = ::std::option::Option::None;
            let mut __f102 = ::std::option::Option::None;
            let mut __f103 = ::std::option::Option::None;
            let mut __f104 = ::std::option::Option::None;
            let mut __f105 = ::std::option::Option::None;
            let mut __f106 = ::std::option::Option::None;
            let mut __f107 = ::std::option::Option::None;
            let mut __f108 = ::std::option::Option::None;
            let mut __f109 = ::std::option::Option::None;
            let mut __f110 = ::std::option::Option::None;
            let mut __f111 = ::std::option::Option::None;
            let mut __f112 = ::std::option::Option::None;
            let mut __f113 = ::std::option::Option::None;
            let mut __f114 = ::std::option::Option::None;
            let mut __f115 = ::std::option::Option::None;
            let mut __f116 = ::std::option::Option::None;
            let mut __f117 = ::std::option::Option::None;
            let mut __f118 = ::std::option::Option::None;
            let mut __f119 = ::std::option::Option::None;
            let mut __f120 = ::std::option::Option::None;
            let mut __f121 = ::std::option::Option::None;
            let mut __f122 = ::std::option::Option::None;
            let mut __f123 = ::std::option::Option::None;
            let mut __f124 = ::std::option::Option::None;
            let mut __f125 = ::std::option::Option::None;
            let mut __f126 = ::std::option::Option::None;
            let mut __f127 = ::std::option::Option::None;
            let mut __f128 = ::std::option::Option::None;
            let mut __f129 = ::std::option::Option::None;
            let mut __f130 = ::std::option::Option::None;
            let mut __f131 = ::std::option::Option::None;
            let mut __f132 = ::std::option::Option::None;
            let mut __f133 = ::std::option::Option::None;
            let mut __f134 = ::std::option::Option::None;
            let mut __f135 = ::std::option::Option::None;
            let mut __f136 = ::std::option::Option::None;
            let mut __f137 = ::std::option::Option::None;
            let mut __f138 = ::std::option::Option::None;
            let mut __f139 = ::std::option::Option::None;
            let mut __f140 = ::std::option::Option::None;
            let mut __f141 = ::std::option::Option::None;
            let mut __f142 = ::std::option::Option::None;
            let mut __f143 = ::std::option::Option::None;
            let mut __f144 = ::std::option::Option::None;
            let mut __f145 = ::std::option::Option::None;
            let mut __f146 = ::std::option::Option::None;
            let mut __f147 = ::std::option::Option::None;
            let mut __f148 = ::std::option::Option::None;
            let mut __f149 = ::std::option::Option::None;
            let mut __f150 = ::std::option::Option::None;
            let mut __f151 = ::std::option::Option::None;
            let mut __f152 = ::std::option::Option::None;
            let mut __f153 = ::std::option::Option::None;
            let mut __f154 = ::std::option::Option::None;
            let mut __f155 = ::std::option::Option::None;
            let mut __f156 = ::std::option::Option::None;
            let mut __f157 = ::std::option::Option::None;
            let mut __f158 = ::std::option::Option::None;
            let mut __f159 = ::std::option::Option::None;
            let mut __f160 = ::std::option::Option::None;
            let mut __f161 = ::std::option::Option::None;
            let mut __f162 = ::std::option::Option::None;
            let mut __f163 = ::std::option::Option::None;
            let mut __f164 = ::std::option::Option::None;
            let mut __f165 = ::std::option::Option::None;
            let mut __f166 = ::std::option::Option::None;
            let mut __f167 = ::std::option::Option::None;
            let mut __f168 = ::std::option::Option::None;
            let mut __f169 = ::std::option::Option::None;
            let mut __f170 = ::std::option::Option::None;
            let mut __f171 = ::std::option::Option::None;
            let mut __f172 = ::std::option::Option::None;
            let mut __f173 = ::std::option::Option::None;
            let mut __f174 = ::std::option::Option::None;
            let mut __f175 = ::std::option::Option::None;
            let mut __f176 = ::std::option::Option::None;
            let mut __f177 = ::std::option::Option::None;
            let mut __f178 = ::std::option::Option::None;
            let mut __f179 = ::std::option::Option::None;
            let mut __f180 = ::std::option::Option::None;
            let mut __f181 = ::std::option::Option::None;
            let mut __f182 = ::std::option::Option::None;
            let mut __f183 = ::std::option::Option::None;
            let mut __f184 = ::std::option::Option::None;
            let mut __f185 = ::std::option::Option::None;
            let mut __f186 = ::std::option::Option::None;
            let mut __f187 = ::std::option::Option::None;
            let mut __f188 = ::std::option::Option::None;
            let mut __f189 = ::std::option::Option::None;
            let mut __f190 = ::std::option::Option::None;
            let mut __f191 = ::std::option::Option::None;
            let mut __f192 = ::std::option::Option::None;
            let mut __f193 = ::std::option::Option::None;
            let mut __f194 = ::std::option::Option::None;
            let mut __f195 = ::std::option::Option::None;
            let mut __f196 = ::std::option::Option::None;
            let mut __f197 = ::std::option::Option::None;
            let mut __f198 = ::std::option::Option::None;
            let mut __f199 = ::std::option::Option::None;
            let mut __f200 = ::std::option::Option::None;
            let mut __f201 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            __rt::field(__r, "\"inner\":", &mut __f1)?;
            __rt::field(__r, "\"member_0\":", &mut __f2)?;
            __rt::field(__r, "\"member_1\":", &mut __f3)?;
            __rt::field(__r, "\"member_2\":", &mut __f4)?;
            __rt::field(__r, "\"member_3\":", &mut __f5)?;
            __rt::field(__r, "\"member_4\":", &mut __f6)?;
            __rt::field(__r, "\"member_5\":", &mut __f7)?;
            __rt::field(__r, "\"member_6\":", &mut __f8)?;
            __rt::field(__r, "\"member_7\":", &mut __f9)?;
            __rt::field(__r, "\"member_8\":", &mut __f10)?;
            __rt::field(__r, "\"member_9\":", &mut __f11)?;
            __rt::field(__r, "\"member_10\":", &mut __f12)?;
            __rt::field(__r, "\"member_11\":", &mut __f13)?;
            __rt::field(__r, "\"member_12\":", &mut __f14)?;
            __rt::field(__r, "\"member_13\":", &mut __f15)?;
            __rt::field(__r, "\"member_14\":", &mut __f16)?;
            __rt::field(__r, "\"member_15\":", &mut __f17)?;
            __rt::field(__r, "\"member_16\":", &mut __f18)?;
            __rt::field(__r, "\"member_17\":", &mut __f19)?;
            __rt::field(__r, "\"member_18\":", &mut __f20)?;
            __rt::field(__r, "\"member_19\":", &mut __f21)?;
            __rt::field(__r, "\"member_20\":", &mut __f22)?;
            __rt::field(__r, "\"member_21\":", &mut __f23)?;
            __rt::field(__r, "\"member_22\":", &mut __f24)?;
            __rt::field(__r, "\"member_23\":", &mut __f25)?;
            __rt::field(__r, "\"member_24\":", &mut __f26)?;
            __rt::field(__r, "\"member_25\":", &mut __f27)?;
            __rt::field(__r, "\"member_26\":", &mut __f28)?;
            __rt::field(__r, "\"member_27\":", &mut __f29)?;
            __rt::field(__r, "\"member_28\":", &mut __f30)?;
            __rt::field(__r, "\"member_29\":", &mut __f31)?;
            __rt::field(__r, "\"member_30\":", &mut __f32)?;
            __rt::field(__r, "\"member_31\":", &mut __f33)?;
            __rt::field(__r, "\"member_32\":", &mut __f34)?;
            __rt::field(__r, "\"member_33\":", &mut __f35)?;
            __rt::field(__r, "\"member_34\":", &mut __f36)?;
            __rt::field(__r, "\"member_35\":", &mut __f37)?;
            __rt::field(__r, "\"member_36\":", &mut __f38)?;
            __rt::field(__r, "\"member_37\":", &mut __f39)?;
            __rt::field(__r, "\"member_38\":", &mut __f40)?;
            __rt::field(__r, "\"member_39\":", &mut __f41)?;
            __rt::field(__r, "\"member_40\":", &mut __f42)?;
            __rt::field(__r, "\"member_41\":", &mut __f43)?;
            __rt::field(__r, "\"member_42\":", &mut __f44)?;
            __rt::field(__r, "\"member_43\":", &mut __f45)?;
            __rt::field(__r, "\"member_44\":", &mut __f46)?;
            __rt::field(__r, "\"member_45\":", &mut __f47)?;
            __rt::field(__r, "\"member_46\":", &mut __f48)?;
            __rt::field(__r, "\"member_47\":", &mut __f49)?;
            __rt::field(__r, "\"member_48\":", &mut __f50)?;
            __rt::field(__r, "\"member_49\":", &mut __f51)?;
            __rt::field(__r, "\"member_50\":", &mut __f52)?;
            __rt::field(__r, "\"member_51\":", &mut __f53)?;
            __rt::field(__r, "\"member_52\":", &mut __f54)?;
            __rt::field(__r, "\"member_53\":", &mut __f55)?;
            __rt::field(__r, "\"member_54\":", &mut __f56)?;
            __rt::field(__r, "\"member_55\":", &mut __f57)?;
            __rt::field(__r, "\"member_56\":", &mut __f58)?;
            __rt::field(__r, "\"member_57\":", &mut __f59)?;
            __rt::field(__r, "\"member_58\":", &mut __f60)?;
            __rt::field(__r, "\"member_59\":", &mut __f61)?;
            __rt::field(__r, "\"member_60\":", &mut __f62)?;
            __rt::field(__r, "\"member_61\":", &mut __f63)?;
            __rt::field(__r, "\"member_62\":", &mut __f64)?;
            __rt::field(__r, "\"member_63\":", &mut __f65)?;
            __rt::field(__r, "\"member_64\":", &mut __f66)?;
            __rt::field(__r, "\"member_65\":", &mut __f67)?;
            __rt::field(__r, "\"member_66\":", &mut __f68)?;
            __rt::field(__r, "\"member_67\":", &mut __f69)?;
            __rt::field(__r, "\"member_68\":", &mut __f70)?;
            __rt::field(__r, "\"member_69\":", &mut __f71)?;
            __rt::field(__r, "\"member_70\":", &mut __f72)?;
            __rt::field(__r, "\"member_71\":", &mut __f73)?;
            __rt::field(__r, "\"member_72\":", &mut __f74)?;
            __rt::field(__r, "\"member_73\":", &mut __f75)?;
            __rt::field(__r, "\"member_74\":", &mut __f76)?;
            __rt::field(__r, "\"member_75\":", &mut __f77)?;
            __rt::field(__r, "\"member_76\":", &mut __f78)?;
            __rt::field(__r, "\"member_77\":", &mut __f79)?;
            __rt::field(__r, "\"member_78\":", &mut __f80)?;
            __rt::field(__r, "\"member_79\":", &mut __f81)?;
            __rt::field(__r, "\"member_80\":", &mut __f82)?;
            __rt::field(__r, "\"member_81\":", &mut __f83)?;
            __rt::field(__r, "\"member_82\":", &mut __f84)?;
            __rt::field(__r, "\"member_83\":", &mut __f85)?;
            __rt::field(__r, "\"member_84\":", &mut __f86)?;
            __rt::field(__r, "\"member_85\":", &mut __f87)?;
            __rt::field(__r, "\"member_86\":", &mut __f88)?;
            __rt::field(__r, "\"member_87\":", &mut __f89)?;
            __rt::field(__r, "\"member_88\":", &mut __f90)?;
            __rt::field(__r, "\"member_89\":", &mut __f91)?;
            __rt::field(__r, "\"member_90\":", &mut __f92)?;
            __rt::field(__r, "\"member_91\":", &mut __f93)?;
            __rt::field(__r, "\"member_92\":", &mut __f94)?;
            __rt::field(__r, "\"member_93\":", &mut __f95)?;
            __rt::field(__r, "\"member_94\":", &mut __f96)?;
            __rt::field(__r, "\"member_95\":", &mut __f97)?;
            __rt::field(__r, "\"member_96\":", &mut __f98)?;
            __rt::field(__r, "\"member_97\":", &mut __f99)?;
            __rt::field(__r, "\"member_98\":", &mut __f100)?;
            __rt::field(__r, "\"member_99\":", &mut __f101)?;
            __rt::field(__r, "\"member_100\":", &mut __f102)?;
            __rt::field(__r, "\"member_101\":", &mut __f103)?;
            __rt::field(__r, "\"member_102\":", &mut __f104)?;
            __rt::field(__r, "\"member_103\":", &mut __f105)?;
            __rt::field(__r, "\"member_104\":", &mut __f106)?;
            __rt::field(__r, "\"member_105\":", &mut __f107)?;
            __rt::field(__r, "\"member_106\":", &mut __f108)?;
            __rt::field(__r, "\"member_107\":", &mut __f109)?;
            __rt::field(__r, "\"member_108\":", &mut __f110)?;
            __rt::field(__r, "\"member_109\":", &mut __f111)?;
            __rt::field(__r, "\"member_110\":", &mut __f112)?;
            __rt::field(__r, "\"member_111\":", &mut __f113)?;
            __rt::field(__r, "\"member_112\":", &mut __f114)?;
            __rt::field(__r, "\"member_113\":", &mut __f115)?;
            __rt::field(__r, "\"member_114\":", &mut __f116)?;
            __rt::field(__r, "\"member_115\":", &mut __f117)?;
            __rt::field(__r, "\"member_116\":", &mut __f118)?;
            __rt::field(__r, "\"member_117\":", &mut __f119)?;
            __rt::field(__r, "\"member_118\":", &mut __f120)?;
            __rt::field(__r, "\"member_119\":", &mut __f121)?;
            __rt::field(__r, "\"member_120\":", &mut __f122)?;
            __rt::field(__r, "\"member_121\":", &mut __f123)?;
            __rt::field(__r, "\"member_122\":", &mut __f124)?;
            __rt::field(__r, "\"member_123\":", &mut __f125)?;
            __rt::field(__r, "\"member_124\":", &mut __f126)?;
            __rt::field(__r, "\"member_125\":", &mut __f127)?;
            __rt::field(__r, "\"member_126\":", &mut __f128)?;
            __rt::field(__r, "\"member_127\":", &mut __f129)?;
            __rt::field(__r, "\"member_128\":", &mut __f130)?;
            __rt::field(__r, "\"member_129\":", &mut __f131)?;
            __rt::field(__r, "\"member_130\":", &mut __f132)?;
            __rt::field(__r, "\"member_131\":", &mut __f133)?;
            __rt::field(__r, "\"member_132\":", &mut __f134)?;
            __rt::field(__r, "\"member_133\":", &mut __f135)?;
            __rt::field(__r, "\"member_134\":", &mut __f136)?;
            __rt::field(__r, "\"member_135\":", &mut __f137)?;
            __rt::field(__r, "\"member_136\":", &mut __f138)?;
            __rt::field(__r, "\"member_137\":", &mut __f139)?;
            __rt::field(__r, "\"member_138\":", &mut __f140)?;
            __rt::field(__r, "\"member_139\":", &mut __f141)?;
            __rt::field(__r, "\"member_140\":", &mut __f142)?;
            __rt::field(__r, "\"member_141\":", &mut __f143)?;
            __rt::field(__r, "\"member_142\":", &mut __f144)?;
            __rt::field(__r, "\"member_143\":", &mut __f145)?;
            __rt::field(__r, "\"member_144\":", &mut __f146)?;
            __rt::field(__r, "\"member_145\":", &mut __f147)?;
            __rt::field(__r, "\"member_146\":", &mut __f148)?;
            __rt::field(__r, "\"member_147\":", &mut __f149)?;
            __rt::field(__r, "\"member_148\":", &mut __f150)?;
            __rt::field(__r, "\"member_149\":", &mut __f151)?;
            __rt::field(__r, "\"member_150\":", &mut __f152)?;
            __rt::field(__r, "\"member_151\":", &mut __f153)?;
            __rt::field(__r, "\"member_152\":", &mut __f154)?;
            __rt::field(__r, "\"member_153\":", &mut __f155)?;
            __rt::field(__r, "\"member_154\":", &mut __f156)?;
            __rt::field(__r, "\"member_155\":", &mut __f157)?;
            __rt::field(__r, "\"member_156\":", &mut __f158)?;
            __rt::field(__r, "\"member_157\":", &mut __f159)?;
            __rt::field(__r, "\"member_158\":", &mut __f160)?;
            __rt::field(__r, "\"member_159\":", &mut __f161)?;
            __rt::field(__r, "\"member_160\":", &mut __f162)?;
            __rt::field(__r, "\"member_161\":", &mut __f163)?;
            __rt::field(__r, "\"member_162\":", &mut __f164)?;
            __rt::field(__r, "\"member_163\":", &mut __f165)?;
            __rt::field(__r, "\"member_164\":", &mut __f166)?;
            __rt::field(__r, "\"member_165\":", &mut __f167)?;
            __rt::field(__r, "\"member_166\":", &mut __f168)?;
            __rt::field(__r, "\"member_167\":", &mut __f169)?;
            __rt::field(__r, "\"member_168\":", &mut __f170)?;
            __rt::field(__r, "\"member_169\":", &mut __f171)?;
            __rt::field(__r, "\"member_170\":", &mut __f172)?;
            __rt::field(__r, "\"member_171\":", &mut __f173)?;
            __rt::field(__r, "\"member_172\":", &mut __f174)?;
            __rt::field(__r, "\"member_173\":", &mut __f175)?;
            __rt::field(__r, "\"member_174\":", &mut __f176)?;
            __rt::field(__r, "\"member_175\":", &mut __f177)?;
            __rt::field(__r, "\"member_176\":", &mut __f178)?;
            __rt::field(__r, "\"member_177\":", &mut __f179)?;
            __rt::field(__r, "\"member_178\":", &mut __f180)?;
            __rt::field(__r, "\"member_179\":", &mut __f181)?;
            __rt::field(__r, "\"member_180\":", &mut __f182)?;
            __rt::field(__r, "\"member_181\":", &mut __f183)?;
            __rt::field(__r, "\"member_182\":", &mut __f184)?;
            __rt::field(__r, "\"member_183\":", &mut __f185)?;
            __rt::field(__r, "\"member_184\":", &mut __f186)?;
            __rt::field(__r, "\"member_185\":", &mut __f187)?;
            __rt::field(__r, "\"member_186\":", &mut __f188)?;
            __rt::field(__r, "\"member_187\":", &mut __f189)?;
            __rt::field(__r, "\"member_188\":", &mut __f190)?;
            __rt::field(__r, "\"member_189\":", &mut __f191)?;
            __rt::field(__r, "\"member_190\":", &mut __f192)?;
            __rt::field(__r, "\"member_191\":", &mut __f193)?;
            __rt::field(__r, "\"member_192\":", &mut __f194)?;
            __rt::field(__r, "\"member_193\":", &mut __f195)?;
            __rt::field(__r, "\"member_194\":", &mut __f196)?;
            __rt::field(__r, "\"member_195\":", &mut __f197)?;
            __rt::field(__r, "\"member_196\":", &mut __f198)?;
            __rt::field(__r, "\"member_197\":", &mut __f199)?;
            __rt::field(__r, "\"member_198\":", &mut __f200)?;
            __rt::field(__r, "\"member_199\":", &mut __f201)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    9 => __rt::set(__r, &mut __f9)?,
                    10 => __rt::set(__r, &mut __f10)?,
                    11 => __rt::set(__r, &mut __f11)?,
                    12 => __rt::set(__r, &mut __f12)?,
                    13 => __rt::set(__r, &mut __f13)?,
                    14 => __rt::set(__r, &mut __f14)?,
                    15 => __rt::set(__r, &mut __f15)?,
                    16 => __rt::set(__r, &mut __f16)?,
                    17 => __rt::set(__r, &mut __f17)?,
                    18 => __rt::set(__r, &mut __f18)?,
                    19 => __rt::set(__r, &mut __f19)?,
                    20 => __rt::set(__r, &mut __f20)?,
                    21 => __rt::set(__r, &mut __f21)?,
                    22 => __rt::set(__r, &mut __f22)?,
                    23 => __rt::set(__r, &mut __f23)?,
                    24 => __rt::set(__r, &mut __f24)?,
                    25 => __rt::set(__r, &mut __f25)?,
                    26 => __rt::set(__r, &mut __f26)?,
                    27 => __rt::set(__r, &mut __f27)?,
                    28 => __rt::set(__r, &mut __f28)?,
                    29 => __rt::set(__r, &mut __f29)?,
                    30 => __rt::set(__r, &mut __f30)?,
                    31 => __rt::set(__r, &mut __f31)?,
                    32 => __rt::set(__r, &mut __f32)?,
                    33 => __rt::set(__r, &mut __f33)?,
                    34 => __rt::set(__r, &mut __f34)?,
                    35 => __rt::set(__r, &mut __f35)?,
                    36 => __rt::set(__r, &mut __f36)?,
                    37 => __rt::set(__r, &mut __f37)?,
                    38 => __rt::set(__r, &mut __f38)?,
                    39 => __rt::set(__r, &mut __f39)?,
                    40 => __rt::set(__r, &mut __f40)?,
                    41 => __rt::set(__r, &mut __f41)?,
                    42 => __rt::set(__r, &mut __f42)?,
                    43 => __rt::set(__r, &mut __f43)?,
                    44 => __rt::set(__r, &mut __f44)?,
                    45 => __rt::set(__r, &mut __f45)?,
                    46 => __rt::set(__r, &mut __f46)?,
                    47 => __rt::set(__r, &mut __f47)?,
                    48 => __rt::set(__r, &mut __f48)?,
                    49 => __rt::set(__r, &mut __f49)?,
                    50 => __rt::set(__r, &mut __f50)?,
                    51 => __rt::set(__r, &mut __f51)?,
                    52 => __rt::set(__r, &mut __f52)?,
                    53 => __rt::set(__r, &mut __f53)?,
                    54 => __rt::set(__r, &mut __f54)?,
                    55 => __rt::set(__r, &mut __f55)?,
                    56 => __rt::set(__r, &mut __f56)?,
                    57 => __rt::set(__r, &mut __f57)?,
                    58 => __rt::set(__r, &mut __f58)?,
                    59 => __rt::set(__r, &mut __f59)?,
                    60 => __rt::set(__r, &mut __f60)?,
                    61 => __rt::set(__r, &mut __f61)?,
                    62 => __rt::set(__r, &mut __f62)?,
                    63 => __rt::set(__r, &mut __f63)?,
                    64 => __rt::set(__r, &mut __f64)?,
                    65 => __rt::set(__r, &mut __f65)?,
                    66 => __rt::set(__r, &mut __f66)?,
                    67 => __rt::set(__r, &mut __f67)?,
                    68 => __rt::set(__r, &mut __f68)?,
                    69 => __rt::set(__r, &mut __f69)?,
                    70 => __rt::set(__r, &mut __f70)?,
                    71 => __rt::set(__r, &mut __f71)?,
                    72 => __rt::set(__r, &mut __f72)?,
                    73 => __rt::set(__r, &mut __f73)?,
                    74 => __rt::set(__r, &mut __f74)?,
                    75 => __rt::set(__r, &mut __f75)?,
                    76 => __rt::set(__r, &mut __f76)?,
                    77 => __rt::set(__r, &mut __f77)?,
                    78 => __rt::set(__r, &mut __f78)?,
                    79 => __rt::set(__r, &mut __f79)?,
                    80 => __rt::set(__r, &mut __f80)?,
                    81 => __rt::set(__r, &mut __f81)?,
                    82 => __rt::set(__r, &mut __f82)?,
                    83 => __rt::set(__r, &mut __f83)?,
                    84 => __rt::set(__r, &mut __f84)?,
                    85 => __rt::set(__r, &mut __f85)?,
                    86 => __rt::set(__r, &mut __f86)?,
                    87 => __rt::set(__r, &mut __f87)?,
                    88 => __rt::set(__r, &mut __f88)?,
                    89 => __rt::set(__r, &mut __f89)?,
                    90 => __rt::set(__r, &mut __f90)?,
                    91 => __rt::set(__r, &mut __f91)?,
                    92 => __rt::set(__r, &mut __f92)?,
                    93 => __rt::set(__r, &mut __f93)?,
                    94 => __rt::set(__r, &mut __f94)?,
                    95 => __rt::set(__r, &mut __f95)?,
                    96 => __rt::set(__r, &mut __f96)?,
                    97 => __rt::set(__r, &mut __f97)?,
                    98 => __rt::set(__r, &mut __f98)?,
                    99 => __rt::set(__r, &mut __f99)?,
                    100 => __rt::set(__r, &mut __f100)?,
                    101 => __rt::set(__r, &mut __f101)?,
                    102 => __rt::set(__r, &mut __f102)?,
                    103 => __rt::set(__r, &mut __f103)?,
                    104 => __rt::set(__r, &mut __f104)?,
                    105 => __rt::set(__r, &mut __f105)?,
                    106 => __rt::set(__r, &mut __f106)?,
                    107 => __rt::set(__r, &mut __f107)?,
                    108 => __rt::set(__r, &mut __f108)?,
                    109 => __rt::set(__r, &mut __f109)?,
                    110 => __rt::set(__r, &mut __f110)?,
                    111 => __rt::set(__r, &mut __f111)?,
                    112 => __rt::set(__r, &mut __f112)?,
                    113 => __rt::set(__r, &mut __f113)?,
                    114 => __rt::set(__r, &mut __f114)?,
                    115 => __rt::set(__r, &mut __f115)?,
                    116 => __rt::set(__r, &mut __f116)?,
                    117 => __rt::set(__r, &mut __f117)?,
                    118 => __rt::set(__r, &mut __f118)?,
                    119 => __rt::set(__r, &mut __f119)?,
                    120 => __rt::set(__r, &mut __f120)?,
                    121 => __rt::set(__r, &mut __f121)?,
                    122 => __rt::set(__r, &mut __f122)?,
                    123 => __rt::set(__r, &mut __f123)?,
                    124 => __rt::set(__r, &mut __f124)?,
                    125 => __rt::set(__r, &mut __f125)?,
                    126 => __rt::set(__r, &mut __f126)?,
                    127 => __rt::set(__r, &mut __f127)?,
                    128 => __rt::set(__r, &mut __f128)?,
                    129 => __rt::set(__r, &mut __f129)?,
                    130 => __rt::set(__r, &mut __f130)?,
                    131 => __rt::set(__r, &mut __f131)?,
                    132 => __rt::set(__r, &mut __f132)?,
                    133 => __rt::set(__r, &mut __f133)?,
                    134 => __rt::set(__r, &mut __f134)?,
                    135 => __rt::set(__r, &mut __f135)?,
                    136 => __rt::set(__r, &mut __f136)?,
                    137 => __rt::set(__r, &mut __f137)?,
                    138 => __rt::set(__r, &mut __f138)?,
                    139 => __rt::set(__r, &mut __f139)?,
                    140 => __rt::set(__r, &mut __f140)?,
                    141 => __rt::set(__r, &mut __f141)?,
                    142 => __rt::set(__r, &mut __f142)?,
                    143 => __rt::set(__r, &mut __f143)?,
                    144 => __rt::set(__r, &mut __f144)?,
                    145 => __rt::set(__r, &mut __f145)?,
                    146 => __rt::set(__r, &mut __f146)?,
                    147 => __rt::set(__r, &mut __f147)?,
                    148 => __rt::set(__r, &mut __f148)?,
                    149 => __rt::set(__r, &mut __f149)?,
                    150 => __rt::set(__r, &mut __f150)?,
                    151 => __rt::set(__r, &mut __f151)?,
                    152 => __rt::set(__r, &mut __f152)?,
                    153 => __rt::set(__r, &mut __f153)?,
                    154 => __rt::set(__r, &mut __f154)?,
                    155 => __rt::set(__r, &mut __f155)?,
                    156 => __rt::set(__r, &mut __f156)?,
                    157 => __rt::set(__r, &mut __f157)?,
                    158 => __rt::set(__r, &mut __f158)?,
                    159 => __rt::set(__r, &mut __f159)?,
                    160 => __rt::set(__r, &mut __f160)?,
                    161 => __rt::set(__r, &mut __f161)?,
                    162 => __rt::set(__r, &mut __f162)?,
                    163 => __rt::set(__r, &mut __f163)?,
                    164 => __rt::set(__r, &mut __f164)?,
                    165 => __rt::set(__r, &mut __f165)?,
                    166 => __rt::set(__r, &mut __f166)?,
                    167 => __rt::set(__r, &mut __f167)?,
                    168 => __rt::set(__r, &mut __f168)?,
                    169 => __rt::set(__r, &mut __f169)?,
                    170 => __rt::set(__r, &mut __f170)?,
                    171 => __rt::set(__r, &mut __f171)?,
                    172 => __rt::set(__r, &mut __f172)?,
                    173 => __rt::set(__r, &mut __f173)?,
                    174 => __rt::set(__r, &mut __f174)?,
                    175 => __rt::set(__r, &mut __f175)?,
                    176 => __rt::set(__r, &mut __f176)?,
                    177 => __rt::set(__r, &mut __f177)?,
                    178 => __rt::set(__r, &mut __f178)?,
                    179 => __rt::set(__r, &mut __f179)?,
                    180 => __rt::set(__r, &mut __f180)?,
                    181 => __rt::set(__r, &mut __f181)?,
                    182 => __rt::set(__r, &mut __f182)?,
                    183 => __rt::set(__r, &mut __f183)?,
                    184 => __rt::set(__r, &mut __f184)?,
                    185 => __rt::set(__r, &mut __f185)?,
                    186 => __rt::set(__r, &mut __f186)?,
                    187 => __rt::set(__r, &mut __f187)?,
                    188 => __rt::set(__r, &mut __f188)?,
                    189 => __rt::set(__r, &mut __f189)?,
                    190 => __rt::set(__r, &mut __f190)?,
                    191 => __rt::set(__r, &mut __f191)?,
                    192 => __rt::set(__r, &mut __f192)?,
                    193 => __rt::set(__r, &mut __f193)?,
                    194 => __rt::set(__r, &mut __f194)?,
                    195 => __rt::set(__r, &mut __f195)?,
                    196 => __rt::set(__r, &mut __f196)?,
                    197 => __rt::set(__r, &mut __f197)?,
                    198 => __rt::set(__r, &mut __f198)?,
                    199 => __rt::set(__r, &mut __f199)?,
                    200 => __rt::set(__r, &mut __f200)?,
                    _ => __rt::set(__r, &mut __f201)?,
                }
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
                inner: __rt::required(__f1)?,
                member_0: __f2,
                member_1: __f3,
                member_2: __f4,
                member_3: __f5,
                member_4: __f6,
                member_5: __f7,
                member_6: __f8,
                member_7: __f9,
                member_8: __f10,
                member_9: __f11,
                member_10: __f12,
                member_11: __f13,
                member_12: __f14,
                member_13: __f15,
                member_14: __f16,
                member_15: __f17,
                member_16: __f18,
                member_17: __f19,
                member_18: __f20,
                member_19: __f21,
                member_20: __f22,
                member_21: __f23,
                member_22: __f24,
                member_23: __f25,
                member_24: __f26,
                member_25: __f27,
                member_26: __f28,
                member_27: __f29,
                member_28: __f30,
                member_29: __f31,
                member_30: __f32,
                member_31: __f33,
                member_32: __f34,
                member_33: __f35,
                member_34: __f36,
                member_35: __f37,
                member_36: __f38,
                member_37: __f39,
                member_38: __f40,
                member_39: __f41,
                member_40: __f42,
                member_41: __f43,
                member_42: __f44,
                member_43: __f45,
                member_44: __f46,
                member_45: __f47,
                member_46: __f48,
                member_47: __f49,
                member_48: __f50,
                member_49: __f51,
                member_50: __f52,
                member_51: __f53,
                member_52: __f54,
                member_53: __f55,
                member_54: __f56,
                member_55: __f57,
                member_56: __f58,
                member_57: __f59,
                member_58: __f60,
                member_59: __f61,
                member_60: __f62,
                member_61: __f63,
                member_62: __f64,
                member_63: __f65,
                member_64: __f66,
                member_65: __f67,
                member_66: __f68,
                member_67: __f69,
                member_68: __f70,
                member_69: __f71,
                member_70: __f72,
                member_71: __f73,
                member_72: __f74,
                member_73: __f75,
                member_74: __f76,
                member_75: __f77,
                member_76: __f78,
                member_77: __f79,
                member_78: __f80,
                member_79: __f81,
                member_80: __f82,
                member_81: __f83,
                member_82: __f84,
                member_83: __f85,
                member_84: __f86,
                member_85: __f87,
                member_86: __f88,
                member_87: __f89,
                member_88: __f90,
                member_89: __f91,
                member_90: __f92,
                member_91: __f93,
                member_92: __f94,
                member_93: __f95,
                member_94: __f96,
                member_95: __f97,
                member_96: __f98,
                member_97: __f99,
                member_98: __f100,
                member_99: __f101,
                member_100: __f102,
                member_101: __f103,
                member_102: __f104,
                member_103: __f105,
                member_104: __f106,
                member_105: __f107,
                member_106: __f108,
                member_107: __f109,
                member_108: __f110,
                member_109: __f111,
                member_110: __f112,
                member_111: __f113,
                member_112: __f114,
                member_113: __f115,
                member_114: __f116,
                member_115: __f117,
                member_116: __f118,
                member_117: __f119,
                member_118: __f120,
                member_119: __f121,
                member_120: __f122,
                member_121: __f123,
                member_122: __f124,
                member_123: __f125,
                member_124: __f126,
                member_125: __f127,
                member_126: __f128,
                member_127: __f129,
                member_128: __f130,
                member_129: __f131,
                member_130: __f132,
                member_131: __f133,
                member_132: __f134,
                member_133: __f135,
                member_134: __f136,
                member_135: __f137,
                member_136: __f138,
                member_137: __f139,
                member_138: __f140,
                member_139: __f141,
                member_140: __f142,
                member_141: __f143,
                member_142: __f144,
                member_143: __f145,
                member_144: __f146,
                member_145: __f147,
                member_146: __f148,
                member_147: __f149,
                member_148: __f150,
                member_149: __f151,
                member_150: __f152,
                member_151: __f153,
                member_152: __f154,
                member_153: __f155,
                member_154: __f156,
                member_155: __f157,
                member_156: __f158,
                member_157: __f159,
                member_158: __f160,
                member_159: __f161,
                member_160: __f162,
                member_161: __f163,
                member_162: __f164,
                member_163: __f165,
                member_164: __f166,
                member_165: __f167,
                member_166: __f168,
                member_167: __f169,
                member_168: __f170,
                member_169: __f171,
                member_170: __f172,
                member_171: __f173,
                member_172: __f174,
                member_173: __f175,
                member_174: __f176,
                member_175: __f177,
                member_176: __f178,
                member_177: __f179,
                member_178: __f180,
                member_179: __f181,
                member_180: __f182,
                member_181: __f183,
                member_182: __f184,
                member_183: __f185,
                member_184: __f186,
                member_185: __f187,
                member_186: __f188,
                member_187: __f189,
                member_188: __f190,
                member_189: __f191,
                member_190: __f192,
                member_191: __f193,
                member_192: __f194,
                member_193: __f195,
                member_194: __f196,
                member_195: __f197,
                member_196: __f198,
                member_197: __f199,
                member_198: __f200,
                member_199: __f201,
            })
        })
    }
}

impl __rt::serde::Serialize for Large {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Either),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.member_0.is_some())
                    + usize::from(self.member_1.is_some())
                    + usize::from(self.member_2.is_some())
                    + usize::from(self.member_3.is_some())
                    + usize::from(self.member_4.is_some())
                    + usize::from(self.member_5.is_some())
                    + usize::from(self.member_6.is_some())
                    + usize::from(self.member_7.is_some())
                    + usize::from(self.member_8.is_some())
                    + usize::from(self.member_9.is_some())
                    + usize::from(self.member_10.is_some())
                    + usize::from(self.member_11.is_some())
                    + usize::from(self.member_12.is_some())
                    + usize::from(self.member_13.is_some())
                    + usize::from(self.member_14.is_some())
                    + usize::from(self.member_15.is_some())
                    + usize::from(self.member_16.is_some())
                    + usize::from(self.member_17.is_some())
                    + usize::from(self.member_18.is_some())
                    + usize::from(self.member_19.is_some())
                    + usize::from(self.member_20.is_some())
                    + usize::from(self.member_21.is_some())
                    + usize::from(self.member_22.is_some())
                    + usize::from(self.member_23.is_some())
                    + usize::from(self.member_24.is_some())
                    + usize::from(self.member_25.is_some())
                    + usize::from(self.member_26.is_some())
                    + usize::from(self.member_27.is_some())
                    + usize::from(self.member_28.is_some())
                    + usize::from(self.member_29.is_some())
                    + usize::from(self.member_30.is_some())
                    + usize::from(self.member_31.is_some())
                    + usize::from(self.member_32.is_some())
                    + usize::from(self.member_33.is_some())
                    + usize::from(self.member_34.is_some())
                    + usize::from(self.member_35.is_some())
                    + usize::from(self.member_36.is_some())
                    + usize::from(self.member_37.is_some())
                    + usize::from(self.member_38.is_some())
                    + usize::from(self.member_39.is_some())
                    + usize::from(self.member_40.is_some())
                    + usize::from(self.member_41.is_some())
                    + usize::from(self.member_42.is_some())
                    + usize::from(self.member_43.is_some())
                    + usize::from(self.member_44.is_some())
                    + usize::from(self.member_45.is_some())
                    + usize::from(self.member_46.is_some())
                    + usize::from(self.member_47.is_some())
                    + usize::from(self.member_48.is_some())
                    + usize::from(self.member_49.is_some())
                    + usize::from(self.member_50.is_some())
                    + usize::from(self.member_51.is_some())
                    + usize::from(self.member_52.is_some())
                    + usize::from(self.member_53.is_some())
                    + usize::from(self.member_54.is_some())
                    + usize::from(self.member_55.is_some())
                    + usize::from(self.member_56.is_some())
                    + usize::from(self.member_57.is_some())
                    + usize::from(self.member_58.is_some())
                    + usize::from(self.member_59.is_some())
                    + usize::from(self.member_60.is_some())
                    + usize::from(self.member_61.is_some())
                    + usize::from(self.member_62.is_some())
                    + usize::from(self.member_63.is_some())
                    + usize::from(self.member_64.is_some())
                    + usize::from(self.member_65.is_some())
                    + usize::from(self.member_66.is_some())
                    + usize::from(self.member_67.is_some())
                    + usize::from(self.member_68.is_some())
                    + usize::from(self.member_69.is_some())
                    + usize::from(self.member_70.is_some())
                    + usize::from(self.member_71.is_some())
                    + usize::from(self.member_72.is_some())
                    + usize::from(self.member_73.is_some())
                    + usize::from(self.member_74.is_some())
                    + usize::from(self.member_75.is_some())
                    + usize::from(self.member_76.is_some())
                    + usize::from(self.member_77.is_some())
                    + usize::from(self.member_78.is_some())
                    + usize::from(self.member_79.is_some())
                    + usize::from(self.member_80.is_some())
                    + usize::from(self.member_81.is_some())
                    + usize::from(self.member_82.is_some())
                    + usize::from(self.member_83.is_some())
                    + usize::from(self.member_84.is_some())
                    + usize::from(self.member_85.is_some())
                    + usize::from(self.member_86.is_some())
                    + usize::from(self.member_87.is_some())
                    + usize::from(self.member_88.is_some())
                    + usize::from(self.member_89.is_some())
                    + usize::from(self.member_90.is_some())
                    + usize::from(self.member_91.is_some())
                    + usize::from(self.member_92.is_some())
                    + usize::from(self.member_93.is_some())
                    + usize::from(self.member_94.is_some())
                    + usize::from(self.member_95.is_some())
                    + usize::from(self.member_96.is_some())
                    + usize::from(self.member_97.is_some())
                    + usize::from(self.member_98.is_some())
                    + usize::from(self.member_99.is_some())
                    + usize::from(self.member_100.is_some())
                    + usize::from(self.member_101.is_some())
                    + usize::from(self.member_102.is_some())
                    + usize::from(self.member_103.is_some())
                    + usize::from(self.member_104.is_some())
                    + usize::from(self.member_105.is_some())
                    + usize::from(self.member_106.is_some())
                    + usize::from(self.member_107.is_some())
                    + usize::from(self.member_108.is_some())
                    + usize::from(self.member_109.is_some())
                    + usize::from(self.member_110.is_some())
                    + usize::from(self.member_111.is_some())
                    + usize::from(self.member_112.is_some())
                    + usize::from(self.member_113.is_some())
                    + usize::from(self.member_114.is_some())
                    + usize::from(self.member_115.is_some())
                    + usize::from(self.member_116.is_some())
                    + usize::from(self.member_117.is_some())
                    + usize::from(self.member_118.is_some())
                    + usize::from(self.member_119.is_some())
                    + usize::from(self.member_120.is_some())
                    + usize::from(self.member_121.is_some())
                    + usize::from(self.member_122.is_some())
                    + usize::from(self.member_123.is_some())
                    + usize::from(self.member_124.is_some())
                    + usize::from(self.member_125.is_some())
                    + usize::from(self.member_126.is_some())
                    + usize::from(self.member_127.is_some())
                    + usize::from(self.member_128.is_some())
                    + usize::from(self.member_129.is_some())
                    + usize::from(self.member_130.is_some())
                    + usize::from(self.member_131.is_some())
                    + usize::from(self.member_132.is_some())
                    + usize::from(self.member_133.is_some())
                    + usize::from(self.member_134.is_some())
                    + usize::from(self.member_135.is_some())
                    + usize::from(self.member_136.is_some())
                    + usize::from(self.member_137.is_some())
                    + usize::from(self.member_138.is_some())
                    + usize::from(self.member_139.is_some())
                    + usize::from(self.member_140.is_some())
                    + usize::from(self.member_141.is_some())
                    + usize::from(self.member_142.is_some())
                    + usize::from(self.member_143.is_some())
                    + usize::from(self.member_144.is_some())
                    + usize::from(self.member_145.is_some())
                    + usize::from(self.member_146.is_some())
                    + usize::from(self.member_147.is_some())
                    + usize::from(self.member_148.is_some())
                    + usize::from(self.member_149.is_some())
                    + usize::from(self.member_150.is_some())
                    + usize::from(self.member_151.is_some())
                    + usize::from(self.member_152.is_some())
                    + usize::from(self.member_153.is_some())
                    + usize::from(self.member_154.is_some())
                    + usize::from(self.member_155.is_some())
                    + usize::from(self.member_156.is_some())
                    + usize::from(self.member_157.is_some())
                    + usize::from(self.member_158.is_some())
                    + usize::from(self.member_159.is_some())
                    + usize::from(self.member_160.is_some())
                    + usize::from(self.member_161.is_some())
                    + usize::from(self.member_162.is_some())
                    + usize::from(self.member_163.is_some())
                    + usize::from(self.member_164.is_some())
                    + usize::from(self.member_165.is_some())
                    + usize::from(self.member_166.is_some())
                    + usize::from(self.member_167.is_some())
                    + usize::from(self.member_168.is_some())
                    + usize::from(self.member_169.is_some())
                    + usize::from(self.member_170.is_some())
                    + usize::from(self.member_171.is_some())
                    + usize::from(self.member_172.is_some())
                    + usize::from(self.member_173.is_some())
                    + usize::from(self.member_174.is_some())
                    + usize::from(self.member_175.is_some())
                    + usize::from(self.member_176.is_some())
                    + usize::from(self.member_177.is_some())
                    + usize::from(self.member_178.is_some())
                    + usize::from(self.member_179.is_some())
                    + usize::from(self.member_180.is_some())
                    + usize::from(self.member_181.is_some())
                    + usize::from(self.member_182.is_some())
                    + usize::from(self.member_183.is_some())
                    + usize::from(self.member_184.is_some())
                    + usize::from(self.member_185.is_some())
                    + usize::from(self.member_186.is_some())
                    + usize::from(self.member_187.is_some())
                    + usize::from(self.member_188.is_some())
                    + usize::from(self.member_189.is_some())
                    + usize::from(self.member_190.is_some())
                    + usize::from(self.member_191.is_some())
                    + usize::from(self.member_192.is_some())
                    + usize::from(self.member_193.is_some())
                    + usize::from(self.member_194.is_some())
                    + usize::from(self.member_195.is_some())
                    + usize::from(self.member_196.is_some())
                    + usize::from(self.member_197.is_some())
                    + usize::from(self.member_198.is_some())
                    + usize::from(self.member_199.is_some()),
            )?;
            __m.member("kind", &self.kind)?;
            __m.member("inner", &self.inner)?;
            __m.optional("member_0", &self.member_0)?;
            __m.optional("member_1", &self.member_1)?;
            __m.optional("member_2", &self.member_2)?;
            __m.optional("member_3", &self.member_3)?;
            __m.optional("member_4", &self.member_4)?;
            __m.optional("member_5", &self.member_5)?;
            __m.optional("member_6", &self.member_6)?;
            __m.optional("member_7", &self.member_7)?;
            __m.optional("member_8", &self.member_8)?;
            __m.optional("member_9", &self.member_9)?;
            __m.optional("member_10", &self.member_10)?;
            __m.optional("member_11", &self.member_11)?;
            __m.optional("member_12", &self.member_12)?;
            __m.optional("member_13", &self.member_13)?;
            __m.optional("member_14", &self.member_14)?;
            __m.optional("member_15", &self.member_15)?;
            __m.optional("member_16", &self.member_16)?;
            __m.optional("member_17", &self.member_17)?;
            __m.optional("member_18", &self.member_18)?;
            __m.optional("member_19", &self.member_19)?;
            __m.optional("member_20", &self.member_20)?;
            __m.optional("member_21", &self.member_21)?;
            __m.optional("member_22", &self.member_22)?;
            __m.optional("member_23", &self.member_23)?;
            __m.optional("member_24", &self.member_24)?;
            __m.optional("member_25", &self.member_25)?;
            __m.optional("member_26", &self.member_26)?;
            __m.optional("member_27", &self.member_27)?;
            __m.optional("member_28", &self.member_28)?;
            __m.optional("member_29", &self.member_29)?;
            __m.optional("member_30", &self.member_30)?;
            __m.optional("member_31", &self.member_31)?;
            __m.optional("member_32", &self.member_32)?;
            __m.optional("member_33", &self.member_33)?;
            __m.optional("member_34", &self.member_34)?;
            __m.optional("member_35", &self.member_35)?;
            __m.optional("member_36", &self.member_36)?;
            __m.optional("member_37", &self.member_37)?;
            __m.optional("member_38", &self.member_38)?;
            __m.optional("member_39", &self.member_39)?;
            __m.optional("member_40", &self.member_40)?;
            __m.optional("member_41", &self.member_41)?;
            __m.optional("member_42", &self.member_42)?;
            __m.optional("member_43", &self.member_43)?;
            __m.optional("member_44", &self.member_44)?;
            __m.optional("member_45", &self.member_45)?;
            __m.optional("member_46", &self.member_46)?;
            __m.optional("member_47", &self.member_47)?;
            __m.optional("member_48", &self.member_48)?;
            __m.optional("member_49", &self.member_49)?;
            __m.optional("member_50", &self.member_50)?;
            __m.optional("member_51", &self.member_51)?;
            __m.optional("member_52", &self.member_52)?;
            __m.optional("member_53", &self.member_53)?;
            __m.optional("member_54", &self.member_54)?;
            __m.optional("member_55", &self.member_55)?;
            __m.optional("member_56", &self.member_56)?;
            __m.optional("member_57", &self.member_57)?;
            __m.optional("member_58", &self.member_58)?;
            __m.optional("member_59", &self.member_59)?;
            __m.optional("member_60", &self.member_60)?;
            __m.optional("member_61", &self.member_61)?;
            __m.optional("member_62", &self.member_62)?;
            __m.optional("member_63", &self.member_63)?;
            __m.optional("member_64", &self.member_64)?;
            __m.optional("member_65", &self.member_65)?;
            __m.optional("member_66", &self.member_66)?;
            __m.optional("member_67", &self.member_67)?;
            __m.optional("member_68", &self.member_68)?;
            __m.optional("member_69", &self.member_69)?;
            __m.optional("member_70", &self.member_70)?;
            __m.optional("member_71", &self.member_71)?;
            __m.optional("member_72", &self.member_72)?;
            __m.optional("member_73", &self.member_73)?;
            __m.optional("member_74", &self.member_74)?;
            __m.optional("member_75", &self.member_75)?;
            __m.optional("member_76", &self.member_76)?;
            __m.optional("member_77", &self.member_77)?;
            __m.optional("member_78", &self.member_78)?;
            __m.optional("member_79", &self.member_79)?;
            __m.optional("member_80", &self.member_80)?;
            __m.optional("member_81", &self.member_81)?;
            __m.optional("member_82", &self.member_82)?;
            __m.optional("member_83", &self.member_83)?;
            __m.optional("member_84", &self.member_84)?;
            __m.optional("member_85", &self.member_85)?;
            __m.optional("member_86", &self.member_86)?;
            __m.optional("member_87", &self.member_87)?;
            __m.optional("member_88", &self.member_88)?;
            __m.optional("member_89", &self.member_89)?;
            __m.optional("member_90", &self.member_90)?;
            __m.optional("member_91", &self.member_91)?;
            __m.optional("member_92", &self.member_92)?;
            __m.optional("member_93", &self.member_93)?;
            __m.optional("member_94", &self.member_94)?;
            __m.optional("member_95", &self.member_95)?;
            __m.optional("member_96", &self.member_96)?;
            __m.optional("member_97", &self.member_97)?;
            __m.optional("member_98", &self.member_98)?;
            __m.optional("member_99", &self.member_99)?;
            __m.optional("member_100", &self.member_100)?;
            __m.optional("member_101", &self.member_101)?;
            __m.optional("member_102", &self.member_102)?;
            __m.optional("member_103", &self.member_103)?;
            __m.optional("member_104", &self.member_104)?;
            __m.optional("member_105", &self.member_105)?;
            __m.optional("member_106", &self.member_106)?;
            __m.optional("member_107", &self.member_107)?;
            __m.optional("member_108", &self.member_108)?;
            __m.optional("member_109", &self.member_109)?;
            __m.optional("member_110", &self.member_110)?;
            __m.optional("member_111", &self.member_111)?;
            __m.optional("member_112", &self.member_112)?;
            __m.optional("member_113", &self.member_113)?;
            __m.optional("member_114", &self.member_114)?;
            __m.optional("member_115", &self.member_115)?;
            __m.optional("member_116", &self.member_116)?;
            __m.optional("member_117", &self.member_117)?;
            __m.optional("member_118", &self.member_118)?;
            __m.optional("member_119", &self.member_119)?;
            __m.optional("member_120", &self.member_120)?;
            __m.optional("member_121", &self.member_121)?;
            __m.optional("member_122", &self.member_122)?;
            __m.optional("member_123", &self.member_123)?;
            __m.optional("member_124", &self.member_124)?;
            __m.optional("member_125", &self.member_125)?;
            __m.optional("member_126", &self.member_126)?;
            __m.optional("member_127", &self.member_127)?;
            __m.optional("member_128", &self.member_128)?;
            __m.optional("member_129", &self.member_129)?;
            __m.optional("member_130", &self.member_130)?;
            __m.optional("member_131", &self.member_131)?;
            __m.optional("member_132", &self.member_132)?;
            __m.optional("member_133", &self.member_133)?;
            __m.optional("member_134", &self.member_134)?;
            __m.optional("member_135", &self.member_135)?;
            __m.optional("member_136", &self.member_136)?;
            __m.optional("member_137", &self.member_137)?;
            __m.optional("member_138", &self.member_138)?;
            __m.optional("member_139", &self.member_139)?;
            __m.optional("member_140", &self.member_140)?;
            __m.optional("member_141", &self.member_141)?;
            __m.optional("member_142", &self.member_142)?;
            __m.optional("member_143", &self.member_143)?;
            __m.optional("member_144", &self.member_144)?;
            __m.optional("member_145", &self.member_145)?;
            __m.optional("member_146", &self.member_146)?;
            __m.optional("member_147", &self.member_147)?;
            __m.optional("member_148", &self.member_148)?;
            __m.optional("member_149", &self.member_149)?;
            __m.optional("member_150", &self.member_150)?;
            __m.optional("member_151", &self.member_151)?;
            __m.optional("member_152", &self.member_152)?;
            __m.optional("member_153", &self.member_153)?;
            __m.optional("member_154", &self.member_154)?;
            __m.optional("member_155", &self.member_155)?;
            __m.optional("member_156", &self.member_156)?;
            __m.optional("member_157", &self.member_157)?;
            __m.optional("member_158", &self.member_158)?;
            __m.optional("member_159", &self.member_159)?;
            __m.optional("member_160", &self.member_160)?;
            __m.optional("member_161", &self.member_161)?;
            __m.optional("member_162", &self.member_162)?;
            __m.optional("member_163", &self.member_163)?;
            __m.optional("member_164", &self.member_164)?;
            __m.optional("member_165", &self.member_165)?;
            __m.optional("member_166", &self.member_166)?;
            __m.optional("member_167", &self.member_167)?;
            __m.optional("member_168", &self.member_168)?;
            __m.optional("member_169", &self.member_169)?;
            __m.optional("member_170", &self.member_170)?;
            __m.optional("member_171", &self.member_171)?;
            __m.optional("member_172", &self.member_172)?;
            __m.optional("member_173", &self.member_173)?;
            __m.optional("member_174", &self.member_174)?;
            __m.optional("member_175", &self.member_175)?;
            __m.optional("member_176", &self.member_176)?;
            __m.optional("member_177", &self.member_177)?;
            __m.optional("member_178", &self.member_178)?;
            __m.optional("member_179", &self.member_179)?;
            __m.optional("member_180", &self.member_180)?;
            __m.optional("member_181", &self.member_181)?;
            __m.optional("member_182", &self.member_182)?;
            __m.optional("member_183", &self.member_183)?;
            __m.optional("member_184", &self.member_184)?;
            __m.optional("member_185", &self.member_185)?;
            __m.optional("member_186", &self.member_186)?;
            __m.optional("member_187", &self.member_187)?;
            __m.optional("member_188", &self.member_188)?;
            __m.optional("member_189", &self.member_189)?;
            __m.optional("member_190", &self.member_190)?;
            __m.optional("member_191", &self.member_191)?;
            __m.optional("member_192", &self.member_192)?;
            __m.optional("member_193", &self.member_193)?;
            __m.optional("member_194", &self.member_194)?;
            __m.optional("member_195", &self.member_195)?;
            __m.optional("member_196", &self.member_196)?;
            __m.optional("member_197", &self.member_197)?;
            __m.optional("member_198", &self.member_198)?;
            __m.optional("member_199", &self.member_199)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Large {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Either),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
                inner: ::std::clone::Clone::clone(&self.inner),
                member_0: ::std::clone::Clone::clone(&self.member_0),
                member_1: ::std::clone::Clone::clone(&self.member_1),
                member_2: ::std::clone::Clone::clone(&self.member_2),
                member_3: ::std::clone::Clone::clone(&self.member_3),
                member_4: ::std::clone::Clone::clone(&self.member_4),
                member_5: ::std::clone::Clone::clone(&self.member_5),
                member_6: ::std::clone::Clone::clone(&self.member_6),
                member_7: ::std::clone::Clone::clone(&self.member_7),
                member_8: ::std::clone::Clone::clone(&self.member_8),
                member_9: ::std::clone::Clone::clone(&self.member_9),
                member_10: ::std::clone::Clone::clone(&self.member_10),
                member_11: ::std::clone::Clone::clone(&self.member_11),
                member_12: ::std::clone::Clone::clone(&self.member_12),
                member_13: ::std::clone::Clone::clone(&self.member_13),
                member_14: ::std::clone::Clone::clone(&self.member_14),
                member_15: ::std::clone::Clone::clone(&self.member_15),
                member_16: ::std::clone::Clone::clone(&self.member_16),
                member_17: ::std::clone::Clone::clone(&self.member_17),
                member_18: ::std::clone::Clone::clone(&self.member_18),
                member_19: ::std::clone::Clone::clone(&self.member_19),
                member_20: ::std::clone::Clone::clone(&self.member_20),
                member_21: ::std::clone::Clone::clone(&self.member_21),
                member_22: ::std::clone::Clone::clone(&self.member_22),
                member_23: ::std::clone::Clone::clone(&self.member_23),
                member_24: ::std::clone::Clone::clone(&self.member_24),
                member_25: ::std::clone::Clone::clone(&self.member_25),
                member_26: ::std::clone::Clone::clone(&self.member_26),
                member_27: ::std::clone::Clone::clone(&self.member_27),
                member_28: ::std::clone::Clone::clone(&self.member_28),
                member_29: ::std::clone::Clone::clone(&self.member_29),
                member_30: ::std::clone::Clone::clone(&self.member_30),
                member_31: ::std::clone::Clone::clone(&self.member_31),
                member_32: ::std::clone::Clone::clone(&self.member_32),
                member_33: ::std::clone::Clone::clone(&self.member_33),
                member_34: ::std::clone::Clone::clone(&self.member_34),
                member_35: ::std::clone::Clone::clone(&self.member_35),
                member_36: ::std::clone::Clone::clone(&self.member_36),
                member_37: ::std::clone::Clone::clone(&self.member_37),
                member_38: ::std::clone::Clone::clone(&self.member_38),
                member_39: ::std::clone::Clone::clone(&self.member_39),
                member_40: ::std::clone::Clone::clone(&self.member_40),
                member_41: ::std::clone::Clone::clone(&self.member_41),
                member_42: ::std::clone::Clone::clone(&self.member_42),
                member_43: ::std::clone::Clone::clone(&self.member_43),
                member_44: ::std::clone::Clone::clone(&self.member_44),
                member_45: ::std::clone::Clone::clone(&self.member_45),
                member_46: ::std::clone::Clone::clone(&self.member_46),
                member_47: ::std::clone::Clone::clone(&self.member_47),
                member_48: ::std::clone::Clone::clone(&self.member_48),
                member_49: ::std::clone::Clone::clone(&self.member_49),
                member_50: ::std::clone::Clone::clone(&self.member_50),
                member_51: ::std::clone::Clone::clone(&self.member_51),
                member_52: ::std::clone::Clone::clone(&self.member_52),
                member_53: ::std::clone::Clone::clone(&self.member_53),
                member_54: ::std::clone::Clone::clone(&self.member_54),
                member_55: ::std::clone::Clone::clone(&self.member_55),
                member_56: ::std::clone::Clone::clone(&self.member_56),
                member_57: ::std::clone::Clone::clone(&self.member_57),
                member_58: ::std::clone::Clone::clone(&self.member_58),
                member_59: ::std::clone::Clone::clone(&self.member_59),
                member_60: ::std::clone::Clone::clone(&self.member_60),
                member_61: ::std::clone::Clone::clone(&self.member_61),
                member_62: ::std::clone::Clone::clone(&self.member_62),
                member_63: ::std::clone::Clone::clone(&self.member_63),
                member_64: ::std::clone::Clone::clone(&self.member_64),
                member_65: ::std::clone::Clone::clone(&self.member_65),
                member_66: ::std::clone::Clone::clone(&self.member_66),
                member_67: ::std::clone::Clone::clone(&self.member_67),
                member_68: ::std::clone::Clone::clone(&self.member_68),
                member_69: ::std::clone::Clone::clone(&self.member_69),
                member_70: ::std::clone::Clone::clone(&self.member_70),
                member_71: ::std::clone::Clone::clone(&self.member_71),
                member_72: ::std::clone::Clone::clone(&self.member_72),
                member_73: ::std::clone::Clone::clone(&self.member_73),
                member_74: ::std::clone::Clone::clone(&self.member_74),
                member_75: ::std::clone::Clone::clone(&self.member_75),
                member_76: ::std::clone::Clone::clone(&self.member_76),
                member_77: ::std::clone::Clone::clone(&self.member_77),
                member_78: ::std::clone::Clone::clone(&self.member_78),
                member_79: ::std::clone::Clone::clone(&self.member_79),
                member_80: ::std::clone::Clone::clone(&self.member_80),
                member_81: ::std::clone::Clone::clone(&self.member_81),
                member_82: ::std::clone::Clone::clone(&self.member_82),
                member_83: ::std::clone::Clone::clone(&self.member_83),
                member_84: ::std::clone::Clone::clone(&self.member_84),
                member_85: ::std::clone::Clone::clone(&self.member_85),
                member_86: ::std::clone::Clone::clone(&self.member_86),
                member_87: ::std::clone::Clone::clone(&self.member_87),
                member_88: ::std::clone::Clone::clone(&self.member_88),
                member_89: ::std::clone::Clone::clone(&self.member_89),
                member_90: ::std::clone::Clone::clone(&self.member_90),
                member_91: ::std::clone::Clone::clone(&self.member_91),
                member_92: ::std::clone::Clone::clone(&self.member_92),
                member_93: ::std::clone::Clone::clone(&self.member_93),
                member_94: ::std::clone::Clone::clone(&self.member_94),
                member_95: ::std::clone::Clone::clone(&self.member_95),
                member_96: ::std::clone::Clone::clone(&self.member_96),
                member_97: ::std::clone::Clone::clone(&self.member_97),
                member_98: ::std::clone::Clone::clone(&self.member_98),
                member_99: ::std::clone::Clone::clone(&self.member_99),
                member_100: ::std::clone::Clone::clone(&self.member_100),
                member_101: ::std::clone::Clone::clone(&self.member_101),
                member_102: ::std::clone::Clone::clone(&self.member_102),
                member_103: ::std::clone::Clone::clone(&self.member_103),
                member_104: ::std::clone::Clone::clone(&self.member_104),
                member_105: ::std::clone::Clone::clone(&self.member_105),
                member_106: ::std::clone::Clone::clone(&self.member_106),
                member_107: ::std::clone::Clone::clone(&self.member_107),
                member_108: ::std::clone::Clone::clone(&self.member_108),
                member_109: ::std::clone::Clone::clone(&self.member_109),
                member_110: ::std::clone::Clone::clone(&self.member_110),
                member_111: ::std::clone::Clone::clone(&self.member_111),
                member_112: ::std::clone::Clone::clone(&self.member_112),
                member_113: ::std::clone::Clone::clone(&self.member_113),
                member_114: ::std::clone::Clone::clone(&self.member_114),
                member_115: ::std::clone::Clone::clone(&self.member_115),
                member_116: ::std::clone::Clone::clone(&self.member_116),
                member_117: ::std::clone::Clone::clone(&self.member_117),
                member_118: ::std::clone::Clone::clone(&self.member_118),
                member_119: ::std::clone::Clone::clone(&self.member_119),
                member_120: ::std::clone::Clone::clone(&self.member_120),
                member_121: ::std::clone::Clone::clone(&self.member_121),
                member_122: ::std::clone::Clone::clone(&self.member_122),
                member_123: ::std::clone::Clone::clone(&self.member_123),
                member_124: ::std::clone::Clone::clone(&self.member_124),
                member_125: ::std::clone::Clone::clone(&self.member_125),
                member_126: ::std::clone::Clone::clone(&self.member_126),
                member_127: ::std::clone::Clone::clone(&self.member_127),
                member_128: ::std::clone::Clone::clone(&self.member_128),
                member_129: ::std::clone::Clone::clone(&self.member_129),
                member_130: ::std::clone::Clone::clone(&self.member_130),
                member_131: ::std::clone::Clone::clone(&self.member_131),
                member_132: ::std::clone::Clone::clone(&self.member_132),
                member_133: ::std::clone::Clone::clone(&self.member_133),
                member_134: ::std::clone::Clone::clone(&self.member_134),
                member_135: ::std::clone::Clone::clone(&self.member_135),
                member_136: ::std::clone::Clone::clone(&self.member_136),
                member_137: ::std::clone::Clone::clone(&self.member_137),
                member_138: ::std::clone::Clone::clone(&self.member_138),
                member_139: ::std::clone::Clone::clone(&self.member_139),
                member_140: ::std::clone::Clone::clone(&self.member_140),
                member_141: ::std::clone::Clone::clone(&self.member_141),
                member_142: ::std::clone::Clone::clone(&self.member_142),
                member_143: ::std::clone::Clone::clone(&self.member_143),
                member_144: ::std::clone::Clone::clone(&self.member_144),
                member_145: ::std::clone::Clone::clone(&self.member_145),
                member_146: ::std::clone::Clone::clone(&self.member_146),
                member_147: ::std::clone::Clone::clone(&self.member_147),
                member_148: ::std::clone::Clone::clone(&self.member_148),
                member_149: ::std::clone::Clone::clone(&self.member_149),
                member_150: ::std::clone::Clone::clone(&self.member_150),
                member_151: ::std::clone::Clone::clone(&self.member_151),
                member_152: ::std::clone::Clone::clone(&self.member_152),
                member_153: ::std::clone::Clone::clone(&self.member_153),
                member_154: ::std::clone::Clone::clone(&self.member_154),
                member_155: ::std::clone::Clone::clone(&self.member_155),
                member_156: ::std::clone::Clone::clone(&self.member_156),
                member_157: ::std::clone::Clone::clone(&self.member_157),
                member_158: ::std::clone::Clone::clone(&self.member_158),
                member_159: ::std::clone::Clone::clone(&self.member_159),
                member_160: ::std::clone::Clone::clone(&self.member_160),
                member_161: ::std::clone::Clone::clone(&self.member_161),
                member_162: ::std::clone::Clone::clone(&self.member_162),
                member_163: ::std::clone::Clone::clone(&self.member_163),
                member_164: ::std::clone::Clone::clone(&self.member_164),
                member_165: ::std::clone::Clone::clone(&self.member_165),
                member_166: ::std::clone::Clone::clone(&self.member_166),
                member_167: ::std::clone::Clone::clone(&self.member_167),
                member_168: ::std::clone::Clone::clone(&self.member_168),
                member_169: ::std::clone::Clone::clone(&self.member_169),
                member_170: ::std::clone::Clone::clone(&self.member_170),
                member_171: ::std::clone::Clone::clone(&self.member_171),
                member_172: ::std::clone::Clone::clone(&self.member_172),
                member_173: ::std::clone::Clone::clone(&self.member_173),
                member_174: ::std::clone::Clone::clone(&self.member_174),
                member_175: ::std::clone::Clone::clone(&self.member_175),
                member_176: ::std::clone::Clone::clone(&self.member_176),
                member_177: ::std::clone::Clone::clone(&self.member_177),
                member_178: ::std::clone::Clone::clone(&self.member_178),
                member_179: ::std::clone::Clone::clone(&self.member_179),
                member_180: ::std::clone::Clone::clone(&self.member_180),
                member_181: ::std::clone::Clone::clone(&self.member_181),
                member_182: ::std::clone::Clone::clone(&self.member_182),
                member_183: ::std::clone::Clone::clone(&self.member_183),
                member_184: ::std::clone::Clone::clone(&self.member_184),
                member_185: ::std::clone::Clone::clone(&self.member_185),
                member_186: ::std::clone::Clone::clone(&self.member_186),
                member_187: ::std::clone::Clone::clone(&self.member_187),
                member_188: ::std::clone::Clone::clone(&self.member_188),
                member_189: ::std::clone::Clone::clone(&self.member_189),
                member_190: ::std::clone::Clone::clone(&self.member_190),
                member_191: ::std::clone::Clone::clone(&self.member_191),
                member_192: ::std::clone::Clone::clone(&self.member_192),
                member_193: ::std::clone::Clone::clone(&self.member_193),
                member_194: ::std::clone::Clone::clone(&self.member_194),
                member_195: ::std::clone::Clone::clone(&self.member_195),
                member_196: ::std::clone::Clone::clone(&self.member_196),
                member_197: ::std::clone::Clone::clone(&self.member_197),
                member_198: ::std::clone::Clone::clone(&self.member_198),
                member_199: ::std::clone::Clone::clone(&self.member_199),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Large {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Either),
            _,
        >(|| {
            self.kind == __other.kind && self.inner == __other.inner
                && self.member_0 == __other.member_0 && self.member_1 == __other.member_1
                && self.member_2 == __other.member_2 && self.member_3 == __other.member_3
                && self.member_4 == __other.member_4 && self.member_5 == __other.member_5
                && self.member_6 == __other.member_6 && self.member_7 == __other.member_7
                && self.member_8 == __other.member_8 && self.member_9 == __other.member_9
                && self.member_10 == __other.member_10
                && self.member_11 == __other.member_11
                && self.member_12 == __other.member_12
                && self.member_13 == __other.member_13
                && self.member_14 == __other.member_14
                && self.member_15 == __other.member_15
                && self.member_16 == __other.member_16
                && self.member_17 == __other.member_17
                && self.member_18 == __other.member_18
                && self.member_19 == __other.member_19
                && self.member_20 == __other.member_20
                && self.member_21 == __other.member_21
                && self.member_22 == __other.member_22
                && self.member_23 == __other.member_23
                && self.member_24 == __other.member_24
                && self.member_25 == __other.member_25
                && self.member_26 == __other.member_26
                && self.member_27 == __other.member_27
                && self.member_28 == __other.member_28
                && self.member_29 == __other.member_29
                && self.member_30 == __other.member_30
                && self.member_31 == __other.member_31
                && self.member_32 == __other.member_32
                && self.member_33 == __other.member_33
                && self.member_34 == __other.member_34
                && self.member_35 == __other.member_35
                && self.member_36 == __other.member_36
                && self.member_37 == __other.member_37
                && self.member_38 == __other.member_38
                && self.member_39 == __other.member_39
                && self.member_40 == __other.member_40
                && self.member_41 == __other.member_41
                && self.member_42 == __other.member_42
                && self.member_43 == __other.member_43
                && self.member_44 == __other.member_44
                && self.member_45 == __other.member_45
                && self.member_46 == __other.member_46
                && self.member_47 == __other.member_47
                && self.member_48 == __other.member_48
                && self.member_49 == __other.member_49
                && self.member_50 == __other.member_50
                && self.member_51 == __other.member_51
                && self.member_52 == __other.member_52
                && self.member_53 == __other.member_53
                && self.member_54 == __other.member_54
                && self.member_55 == __other.member_55
                && self.member_56 == __other.member_56
                && self.member_57 == __other.member_57
                && self.member_58 == __other.member_58
                && self.member_59 == __other.member_59
                && self.member_60 == __other.member_60
                && self.member_61 == __other.member_61
                && self.member_62 == __other.member_62
                && self.member_63 == __other.member_63
                && self.member_64 == __other.member_64
                && self.member_65 == __other.member_65
                && self.member_66 == __other.member_66
                && self.member_67 == __other.member_67
                && self.member_68 == __other.member_68
                && self.member_69 == __other.member_69
                && self.member_70 == __other.member_70
                && self.member_71 == __other.member_71
                && self.member_72 == __other.member_72
                && self.member_73 == __other.member_73
                && self.member_74 == __other.member_74
                && self.member_75 == __other.member_75
                && self.member_76 == __other.member_76
                && self.member_77 == __other.member_77
                && self.member_78 == __other.member_78
                && self.member_79 == __other.member_79
                && self.member_80 == __other.member_80
                && self.member_81 == __other.member_81
                && self.member_82 == __other.member_82
                && self.member_83 == __other.member_83
                && self.member_84 == __other.member_84
                && self.member_85 == __other.member_85
                && self.member_86 == __other.member_86
                && self.member_87 == __other.member_87
                && self.member_88 == __other.member_88
                && self.member_89 == __other.member_89
                && self.member_90 == __other.member_90
                && self.member_91 == __other.member_91
                && self.member_92 == __other.member_92
                && self.member_93 == __other.member_93
                && self.member_94 == __other.member_94
                && self.member_95 == __other.member_95
                && self.member_96 == __other.member_96
                && self.member_97 == __other.member_97
                && self.member_98 == __other.member_98
                && self.member_99 == __other.member_99
                && self.member_100 == __other.member_100
                && self.member_101 == __other.member_101
                && self.member_102 == __other.member_102
                && self.member_103 == __other.member_103
                && self.member_104 == __other.member_104
                && self.member_105 == __other.member_105
                && self.member_106 == __other.member_106
                && self.member_107 == __other.member_107
                && self.member_108 == __other.member_108
                && self.member_109 == __other.member_109
                && self.member_110 == __other.member_110
                && self.member_111 == __other.member_111
                && self.member_112 == __other.member_112
                && self.member_113 == __other.member_113
                && self.member_114 == __other.member_114
                && self.member_115 == __other.member_115
                && self.member_116 == __other.member_116
                && self.member_117 == __other.member_117
                && self.member_118 == __other.member_118
                && self.member_119 == __other.member_119
                && self.member_120 == __other.member_120
                && self.member_121 == __other.member_121
                && self.member_122 == __other.member_122
                && self.member_123 == __other.member_123
                && self.member_124 == __other.member_124
                && self.member_125 == __other.member_125
                && self.member_126 == __other.member_126
                && self.member_127 == __other.member_127
                && self.member_128 == __other.member_128
                && self.member_129 == __other.member_129
                && self.member_130 == __other.member_130
                && self.member_131 == __other.member_131
                && self.member_132 == __other.member_132
                && self.member_133 == __other.member_133
                && self.member_134 == __other.member_134
                && self.member_135 == __other.member_135
                && self.member_136 == __other.member_136
                && self.member_137 == __other.member_137
                && self.member_138 == __other.member_138
                && self.member_139 == __other.member_139
                && self.member_140 == __other.member_140
                && self.member_141 == __other.member_141
                && self.member_142 == __other.member_142
                && self.member_143 == __other.member_143
                && self.member_144 == __other.member_144
                && self.member_145 == __other.member_145
                && self.member_146 == __other.member_146
                && self.member_147 == __other.member_147
                && self.member_148 == __other.member_148
                && self.member_149 == __other.member_149
                && self.member_150 == __other.member_150
                && self.member_151 == __other.member_151
                && self.member_152 == __other.member_152
                && self.member_153 == __other.member_153
                && self.member_154 == __other.member_154
                && self.member_155 == __other.member_155
                && self.member_156 == __other.member_156
                && self.member_157 == __other.member_157
                && self.member_158 == __other.member_158
                && self.member_159 == __other.member_159
                && self.member_160 == __other.member_160
                && self.member_161 == __other.member_161
                && self.member_162 == __other.member_162
                && self.member_163 == __other.member_163
                && self.member_164 == __other.member_164
                && self.member_165 == __other.member_165
                && self.member_166 == __other.member_166
                && self.member_167 == __other.member_167
                && self.member_168 == __other.member_168
                && self.member_169 == __other.member_169
                && self.member_170 == __other.member_170
                && self.member_171 == __other.member_171
                && self.member_172 == __other.member_172
                && self.member_173 == __other.member_173
                && self.member_174 == __other.member_174
                && self.member_175 == __other.member_175
                && self.member_176 == __other.member_176
                && self.member_177 == __other.member_177
                && self.member_178 == __other.member_178
                && self.member_179 == __other.member_179
                && self.member_180 == __other.member_180
                && self.member_181 == __other.member_181
                && self.member_182 == __other.member_182
                && self.member_183 == __other.member_183
                && self.member_184 == __other.member_184
                && self.member_185 == __other.member_185
                && self.member_186 == __other.member_186
                && self.member_187 == __other.member_187
                && self.member_188 == __other.member_188
                && self.member_189 == __other.member_189
                && self.member_190 == __other.member_190
                && self.member_191 == __other.member_191
                && self.member_192 == __other.member_192
                && self.member_193 == __other.member_193
                && self.member_194 == __other.member_194
                && self.member_195 == __other.member_195
                && self.member_196 == __other.member_196
                && self.member_197 == __other.member_197
                && self.member_198 == __other.member_198
                && self.member_199 == __other.member_199
        })
    }
}

impl ::std::fmt::Debug for Large {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Either),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Large");
            __d.field("kind", &self.kind);
            __d.field("inner", &self.inner);
            __d.field("member_0", &self.member_0);
            __d.field("member_1", &self.member_1);
            __d.field("member_2", &self.member_2);
            __d.field("member_3", &self.member_3);
            __d.field("member_4", &self.member_4);
            __d.field("member_5", &self.member_5);
            __d.field("member_6", &self.member_6);
            __d.field("member_7", &self.member_7);
            __d.field("member_8", &self.member_8);
            __d.field("member_9", &self.member_9);
            __d.field("member_10", &self.member_10);
            __d.field("member_11", &self.member_11);
            __d.field("member_12", &self.member_12);
            __d.field("member_13", &self.member_13);
            __d.field("member_14", &self.member_14);
            __d.field("member_15", &self.member_15);
            __d.field("member_16", &self.member_16);
            __d.field("member_17", &self.member_17);
            __d.field("member_18", &self.member_18);
            __d.field("member_19", &self.member_19);
            __d.field("member_20", &self.member_20);
            __d.field("member_21", &self.member_21);
            __d.field("member_22", &self.member_22);
            __d.field("member_23", &self.member_23);
            __d.field("member_24", &self.member_24);
            __d.field("member_25", &self.member_25);
            __d.field("member_26", &self.member_26);
            __d.field("member_27", &self.member_27);
            __d.field("member_28", &self.member_28);
            __d.field("member_29", &self.member_29);
            __d.field("member_30", &self.member_30);
            __d.field("member_31", &self.member_31);
            __d.field("member_32", &self.member_32);
            __d.field("member_33", &self.member_33);
            __d.field("member_34", &self.member_34);
            __d.field("member_35", &self.member_35);
            __d.field("member_36", &self.member_36);
            __d.field("member_37", &self.member_37);
            __d.field("member_38", &self.member_38);
            __d.field("member_39", &self.member_39);
            __d.field("member_40", &self.member_40);
            __d.field("member_41", &self.member_41);
            __d.field("member_42", &self.member_42);
            __d.field("member_43", &self.member_43);
            __d.field("member_44", &self.member_44);
            __d.field("member_45", &self.member_45);
            __d.field("member_46", &self.member_46);
            __d.field("member_47", &self.member_47);
            __d.field("member_48", &self.member_48);
            __d.field("member_49", &self.member_49);
            __d.field("member_50", &self.member_50);
            __d.field("member_51", &self.member_51);
            __d.field("member_52", &self.member_52);
            __d.field("member_53", &self.member_53);
            __d.field("member_54", &self.member_54);
            __d.field("member_55", &self.member_55);
            __d.field("member_56", &self.member_56);
            __d.field("member_57", &self.member_57);
            __d.field("member_58", &self.member_58);
            __d.field("member_59", &self.member_59);
            __d.field("member_60", &self.member_60);
            __d.field("member_61", &self.member_61);
            __d.field("member_62", &self.member_62);
            __d.field("member_63", &self.member_63);
            __d.field("member_64", &self.member_64);
            __d.field("member_65", &self.member_65);
            __d.field("member_66", &self.member_66);
            __d.field("member_67", &self.member_67);
            __d.field("member_68", &self.member_68);
            __d.field("member_69", &self.member_69);
            __d.field("member_70", &self.member_70);
            __d.field("member_71", &self.member_71);
            __d.field("member_72", &self.member_72);
            __d.field("member_73", &self.member_73);
            __d.field("member_74", &self.member_74);
            __d.field("member_75", &self.member_75);
            __d.field("member_76", &self.member_76);
            __d.field("member_77", &self.member_77);
            __d.field("member_78", &self.member_78);
            __d.field("member_79", &self.member_79);
            __d.field("member_80", &self.member_80);
            __d.field("member_81", &self.member_81);
            __d.field("member_82", &self.member_82);
            __d.field("member_83", &self.member_83);
            __d.field("member_84", &self.member_84);
            __d.field("member_85", &self.member_85);
            __d.field("member_86", &self.member_86);
            __d.field("member_87", &self.member_87);
            __d.field("member_88", &self.member_88);
            __d.field("member_89", &self.member_89);
            __d.field("member_90", &self.member_90);
            __d.field("member_91", &self.member_91);
            __d.field("member_92", &self.member_92);
            __d.field("member_93", &self.member_93);
            __d.field("member_94", &self.member_94);
            __d.field("member_95", &self.member_95);
            __d.field("member_96", &self.member_96);
            __d.field("member_97", &self.member_97);
            __d.field("member_98", &self.member_98);
            __d.field("member_99", &self.member_99);
            __d.field("member_100", &self.member_100);
            __d.field("member_101", &self.member_101);
            __d.field("member_102", &self.member_102);
            __d.field("member_103", &self.member_103);
            __d.field("member_104", &self.member_104);
            __d.field("member_105", &self.member_105);
            __d.field("member_106", &self.member_106);
            __d.field("member_107", &self.member_107);
            __d.field("member_108", &self.member_108);
            __d.field("member_109", &self.member_109);
            __d.field("member_110", &self.member_110);
            __d.field("member_111", &self.member_111);
            __d.field("member_112", &self.member_112);
            __d.field("member_113", &self.member_113);
            __d.field("member_114", &self.member_114);
            __d.field("member_115", &self.member_115);
            __d.field("member_116", &self.member_116);
            __d.field("member_117", &self.member_117);
            __d.field("member_118", &self.member_118);
            __d.field("member_119", &self.member_119);
            __d.field("member_120", &self.member_120);
            __d.field("member_121", &self.member_121);
            __d.field("member_122", &self.member_122);
            __d.field("member_123", &self.member_123);
            __d.field("member_124", &self.member_124);
            __d.field("member_125", &self.member_125);
            __d.field("member_126", &self.member_126);
            __d.field("member_127", &self.member_127);
            __d.field("member_128", &self.member_128);
            __d.field("member_129", &self.member_129);
            __d.field("member_130", &self.member_130);
            __d.field("member_131", &self.member_131);
            __d.field("member_132", &self.member_132);
            __d.field("member_133", &self.member_133);
            __d.field("member_134", &self.member_134);
            __d.field("member_135", &self.member_135);
            __d.field("member_136", &self.member_136);
            __d.field("member_137", &self.member_137);
            __d.field("member_138", &self.member_138);
            __d.field("member_139", &self.member_139);
            __d.field("member_140", &self.member_140);
            __d.field("member_141", &self.member_141);
            __d.field("member_142", &self.member_142);
            __d.field("member_143", &self.member_143);
            __d.field("member_144", &self.member_144);
            __d.field("member_145", &self.member_145);
            __d.field("member_146", &self.member_146);
            __d.field("member_147", &self.member_147);
            __d.field("member_148", &self.member_148);
            __d.field("member_149", &self.member_149);
            __d.field("member_150", &self.member_150);
            __d.field("member_151", &self.member_151);
            __d.field("member_152", &self.member_152);
            __d.field("member_153", &self.member_153);
            __d.field("member_154", &self.member_154);
            __d.field("member_155", &self.member_155);
            __d.field("member_156", &self.member_156);
            __d.field("member_157", &self.member_157);
            __d.field("member_158", &self.member_158);
            __d.field("member_159", &self.member_159);
            __d.field("member_160", &self.member_160);
            __d.field("member_161", &self.member_161);
            __d.field("member_162", &self.member_162);
            __d.field("member_163", &self.member_163);
            __d.field("member_164", &self.member_164);
            __d.field("member_165", &self.member_165);
            __d.field("member_166", &self.member_166);
            __d.field("member_167", &self.member_167);
            __d.field("member_168", &self.member_168);
            __d.field("member_169", &self.member_169);
            __d.field("member_170", &self.member_170);
            __d.field("member_171", &self.member_171);
            __d.field("member_172", &self.member_172);
            __d.field("member_173", &self.member_173);
            __d.field("member_174", &self.member_174);
            __d.field("member_175", &self.member_175);
            __d.field("member_176", &self.member_176);
            __d.field("member_177", &self.member_177);
            __d.field("member_178", &self.member_178);
            __d.field("member_179", &self.member_179);
            __d.field("member_180", &self.member_180);
            __d.field("member_181", &self.member_181);
            __d.field("member_182", &self.member_182);
            __d.field("member_183", &self.member_183);
            __d.field("member_184", &self.member_184);
            __d.field("member_185", &self.member_185);
            __d.field("member_186", &self.member_186);
            __d.field("member_187", &self.member_187);
            __d.field("member_188", &self.member_188);
            __d.field("member_189", &self.member_189);
            __d.field("member_190", &self.member_190);
            __d.field("member_191", &self.member_191);
            __d.field("member_192", &self.member_192);
            __d.field("member_193", &self.member_193);
            __d.field("member_194", &self.member_194);
            __d.field("member_195", &self.member_195);
            __d.field("member_196", &self.member_196);
            __d.field("member_197", &self.member_197);
            __d.field("member_198", &self.member_198);
            __d.field("member_199", &self.member_199);
            __d.finish()
        })
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Large {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            16,
            |__u| ::std::result::Result::Ok(Self {
                kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
                inner: <Either as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(::std::boxed::Box::new)?,
                member_0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_2: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_3: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_4: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_5: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_6: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_7: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_8: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_9: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_10: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_11: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_12: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_13: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_14: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_15: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_16: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_17: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_18: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_19: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_20: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_21: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_22: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_23: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_24: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_25: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_26: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_27: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_28: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_29: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_30: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_31: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_32: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_33: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_34: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_35: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_36: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_37: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_38: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_39: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_40: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_41: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_42: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_43: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_44: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_45: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_46: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_47: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_48: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_49: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_50: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_51: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_52: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_53: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_54: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_55: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_56: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_57: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_58: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_59: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_60: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_61: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_62: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_63: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_64: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_65: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_66: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_67: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_68: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_69: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_70: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_71: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_72: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_73: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_74: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_75: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_76: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_77: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_78: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_79: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_80: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_81: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_82: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_83: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_84: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_85: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_86: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_87: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_88: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_89: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_90: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_91: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_92: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_93: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_94: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_95: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_96: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_97: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_98: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_99: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_100: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_101: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_102: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_103: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_104: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_105: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_106: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_107: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_108: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_109: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_110: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_111: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_112: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_113: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_114: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_115: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_116: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_117: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_118: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_119: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_120: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_121: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_122: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_123: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_124: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_125: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_126: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_127: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_128: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_129: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_130: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_131: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_132: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_133: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_134: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_135: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_136: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_137: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_138: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_139: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_140: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_141: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_142: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_143: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_144: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_145: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_146: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_147: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_148: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_149: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_150: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_151: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_152: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_153: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_154: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_155: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_156: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_157: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_158: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_159: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_160: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_161: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_162: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_163: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_164: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_165: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_166: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_167: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_168: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_169: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_170: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_171: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_172: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_173: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_174: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_175: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_176: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_177: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_178: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_179: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_180: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_181: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_182: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_183: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_184: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_185: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_186: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_187: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_188: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_189: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_190: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_191: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_192: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_193: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_194: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_195: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_196: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_197: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_198: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                member_199: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            }),
        )
    }
}

/// The type of `/definitions/Large/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum LargeKind {
    /// The value `large`.
    #[default]
    Large,
}

impl LargeKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Large];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Large => "large",
        }
    }
}

impl ::std::fmt::Display for LargeKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for LargeKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for LargeKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for LargeKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(LargeKind, WIDE, "/definitions/Large/properties/kind");

impl __rt::Decode for LargeKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["large"]).map(|_| Self::Large)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LargeKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Small`.
pub struct Small {
    pub kind: SmallKind,
}

__rt::constructors!(
    Small { kind : < SmallKind as ::std::default::Default > ::default() } () []
);

__rt::described!(Small, WIDE, "/definitions/Small", ["kind"]);

impl __rt::Decode for Small {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
                __rt::set(__r, &mut __f0)?;
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Small {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 1)?;
            __m.member("kind", &self.kind)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Small {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Small {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self,), _>(|| { self.kind == __other.kind })
    }
}

impl ::std::fmt::Debug for Small {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Small");
            __d.field("kind", &self.kind);
            __d.finish()
        })
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Small {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// The type of `/definitions/Small/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum SmallKind {
    /// The value `small`.
    #[default]
    Small,
}

impl SmallKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Small];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
        }
    }
}

impl ::std::fmt::Display for SmallKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for SmallKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for SmallKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for SmallKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(SmallKind, WIDE, "/definitions/Small/properties/kind");

impl __rt::Decode for SmallKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["small"]).map(|_| Self::Small)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SmallKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `wide`, self-contained.
    pub const WIDE_SCHEMA: &str = ::std::include_str!("wide.bundled.json");
    /// The text of the file of the schema `wide`.
    pub const WIDE_SCHEMA_SOURCE: &str = ::std::include_str!("wide.schema.json");
    /// The `$id` of the schema `wide`.
    pub const WIDE_SCHEMA_ID: &str = "https://example.org/schemas/wide/1.0.0";
    /// The version of the schema `wide`.
    pub const WIDE_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `wide`.
pub static WIDE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "wide",
    id: WIDE_SCHEMA_ID,
    version: WIDE_SCHEMA_VERSION,
    title: "Wide",
    description: "So many members that each level takes much of the stack.",
    subject: "Wide",
    text: WIDE_SCHEMA,
    source: WIDE_SCHEMA_SOURCE,
    validation: ::std::include_str!("wide.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "member_0",
        "member_1",
        "member_2",
        "member_3",
        "member_4",
        "member_5",
        "member_6",
        "member_7",
        "member_8",
        "member_9",
        "member_10",
        "member_11",
        "member_12",
        "member_13",
        "member_14",
        "member_15",
        "member_16",
        "member_17",
        "member_18",
        "member_19",
        "member_20",
        "member_21",
        "member_22",
        "member_23",
        "member_24",
        "member_25",
        "member_26",
        "member_27",
        "member_28",
        "member_29",
        "member_30",
        "member_31",
        "member_32",
        "member_33",
        "member_34",
        "member_35",
        "member_36",
        "member_37",
        "member_38",
        "member_39",
        "member_40",
        "member_41",
        "member_42",
        "member_43",
        "member_44",
        "member_45",
        "member_46",
        "member_47",
        "member_48",
        "member_49",
        "member_50",
        "member_51",
        "member_52",
        "member_53",
        "member_54",
        "member_55",
        "member_56",
        "member_57",
        "member_58",
        "member_59",
        "member_60",
        "member_61",
        "member_62",
        "member_63",
        "member_64",
        "member_65",
        "member_66",
        "member_67",
        "member_68",
        "member_69",
        "member_70",
        "member_71",
        "member_72",
        "member_73",
        "member_74",
        "member_75",
        "member_76",
        "member_77",
        "member_78",
        "member_79",
        "member_80",
        "member_81",
        "member_82",
        "member_83",
        "member_84",
        "member_85",
        "member_86",
        "member_87",
        "member_88",
        "member_89",
        "member_90",
        "member_91",
        "member_92",
        "member_93",
        "member_94",
        "member_95",
        "member_96",
        "member_97",
        "member_98",
        "member_99",
        "member_100",
        "member_101",
        "member_102",
        "member_103",
        "member_104",
        "member_105",
        "member_106",
        "member_107",
        "member_108",
        "member_109",
        "member_110",
        "member_111",
        "member_112",
        "member_113",
        "member_114",
        "member_115",
        "member_116",
        "member_117",
        "member_118",
        "member_119",
        "member_120",
        "member_121",
        "member_122",
        "member_123",
        "member_124",
        "member_125",
        "member_126",
        "member_127",
        "member_128",
        "member_129",
        "member_130",
        "member_131",
        "member_132",
        "member_133",
        "member_134",
        "member_135",
        "member_136",
        "member_137",
        "member_138",
        "member_139",
        "member_140",
        "member_141",
        "member_142",
        "member_143",
        "member_144",
        "member_145",
        "member_146",
        "member_147",
        "member_148",
        "member_149",
        "member_150",
        "member_151",
        "member_152",
        "member_153",
        "member_154",
        "member_155",
        "member_156",
        "member_157",
        "member_158",
        "member_159",
        "member_160",
        "member_161",
        "member_162",
        "member_163",
        "member_164",
        "member_165",
        "member_166",
        "member_167",
        "member_168",
        "member_169",
        "member_170",
        "member_171",
        "member_172",
        "member_173",
        "member_174",
        "member_175",
        "member_176",
        "member_177",
        "member_178",
        "member_179",
        "member_180",
        "member_181",
        "member_182",
        "member_183",
        "member_184",
        "member_185",
        "member_186",
        "member_187",
        "member_188",
        "member_189",
        "member_190",
        "member_191",
        "member_192",
        "member_193",
        "member_194",
        "member_195",
        "member_196",
        "member_197",
        "member_198",
        "member_199",
        "next",
        "either",
    ],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
    check: __rt::check::<Wide>,
});

__rt::message!(Wide, WIDE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&WIDE];
