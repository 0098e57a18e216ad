// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// So many members that each level takes much of the stack.
pub struct Wide {
    /// The member `member_0`.
    pub member_0: ::std::option::Option<::std::string::String>,
    /// The member `member_1`.
    pub member_1: ::std::option::Option<::std::string::String>,
    /// The member `member_2`.
    pub member_2: ::std::option::Option<::std::string::String>,
    /// The member `member_3`.
    pub member_3: ::std::option::Option<::std::string::String>,
    /// The member `member_4`.
    pub member_4: ::std::option::Option<::std::string::String>,
    /// The member `member_5`.
    pub member_5: ::std::option::Option<::std::string::String>,
    /// The member `member_6`.
    pub member_6: ::std::option::Option<::std::string::String>,
    /// The member `member_7`.
    pub member_7: ::std::option::Option<::std::string::String>,
    /// The member `member_8`.
    pub member_8: ::std::option::Option<::std::string::String>,
    /// The member `member_9`.
    pub member_9: ::std::option::Option<::std::string::String>,
    /// The member `member_10`.
    pub member_10: ::std::option::Option<::std::string::String>,
    /// The member `member_11`.
    pub member_11: ::std::option::Option<::std::string::String>,
    /// The member `member_12`.
    pub member_12: ::std::option::Option<::std::string::String>,
    /// The member `member_13`.
    pub member_13: ::std::option::Option<::std::string::String>,
    /// The member `member_14`.
    pub member_14: ::std::option::Option<::std::string::String>,
    /// The member `member_15`.
    pub member_15: ::std::option::Option<::std::string::String>,
    /// The member `member_16`.
    pub member_16: ::std::option::Option<::std::string::String>,
    /// The member `member_17`.
    pub member_17: ::std::option::Option<::std::string::String>,
    /// The member `member_18`.
    pub member_18: ::std::option::Option<::std::string::String>,
    /// The member `member_19`.
    pub member_19: ::std::option::Option<::std::string::String>,
    /// The member `member_20`.
    pub member_20: ::std::option::Option<::std::string::String>,
    /// The member `member_21`.
    pub member_21: ::std::option::Option<::std::string::String>,
    /// The member `member_22`.
    pub member_22: ::std::option::Option<::std::string::String>,
    /// The member `member_23`.
    pub member_23: ::std::option::Option<::std::string::String>,
    /// The member `member_24`.
    pub member_24: ::std::option::Option<::std::string::String>,
    /// The member `member_25`.
    pub member_25: ::std::option::Option<::std::string::String>,
    /// The member `member_26`.
    pub member_26: ::std::option::Option<::std::string::String>,
    /// The member `member_27`.
    pub member_27: ::std::option::Option<::std::string::String>,
    /// The member `member_28`.
    pub member_28: ::std::option::Option<::std::string::String>,
    /// The member `member_29`.
    pub member_29: ::std::option::Option<::std::string::String>,
    /// The member `member_30`.
    pub member_30: ::std::option::Option<::std::string::String>,
    /// The member `member_31`.
    pub member_31: ::std::option::Option<::std::string::String>,
    /// The member `member_32`.
    pub member_32: ::std::option::Option<::std::string::String>,
    /// The member `member_33`.
    pub member_33: ::std::option::Option<::std::string::String>,
    /// The member `member_34`.
    pub member_34: ::std::option::Option<::std::string::String>,
    /// The member `member_35`.
    pub member_35: ::std::option::Option<::std::string::String>,
    /// The member `member_36`.
    pub member_36: ::std::option::Option<::std::string::String>,
    /// The member `member_37`.
    pub member_37: ::std::option::Option<::std::string::String>,
    /// The member `member_38`.
    pub member_38: ::std::option::Option<::std::string::String>,
    /// The member `member_39`.
    pub member_39: ::std::option::Option<::std::string::String>,
    /// The member `member_40`.
    pub member_40: ::std::option::Option<::std::string::String>,
    /// The member `member_41`.
    pub member_41: ::std::option::Option<::std::string::String>,
    /// The member `member_42`.
    pub member_42: ::std::option::Option<::std::string::String>,
    /// The member `member_43`.
    pub member_43: ::std::option::Option<::std::string::String>,
    /// The member `member_44`.
    pub member_44: ::std::option::Option<::std::string::String>,
    /// The member `member_45`.
    pub member_45: ::std::option::Option<::std::string::String>,
    /// The member `member_46`.
    pub member_46: ::std::option::Option<::std::string::String>,
    /// The member `member_47`.
    pub member_47: ::std::option::Option<::std::string::String>,
    /// The member `member_48`.
    pub member_48: ::std::option::Option<::std::string::String>,
    /// The member `member_49`.
    pub member_49: ::std::option::Option<::std::string::String>,
    /// The member `member_50`.
    pub member_50: ::std::option::Option<::std::string::String>,
    /// The member `member_51`.
    pub member_51: ::std::option::Option<::std::string::String>,
    /// The member `member_52`.
    pub member_52: ::std::option::Option<::std::string::String>,
    /// The member `member_53`.
    pub member_53: ::std::option::Option<::std::string::String>,
    /// The member `member_54`.
    pub member_54: ::std::option::Option<::std::string::String>,
    /// The member `member_55`.
    pub member_55: ::std::option::Option<::std::string::String>,
    /// The member `member_56`.
    pub member_56: ::std::option::Option<::std::string::String>,
    /// The member `member_57`.
    pub member_57: ::std::option::Option<::std::string::String>,
    /// The member `member_58`.
    pub member_58: ::std::option::Option<::std::string::String>,
    /// The member `member_59`.
    pub member_59: ::std::option::Option<::std::string::String>,
    /// The member `member_60`.
    pub member_60: ::std::option::Option<::std::string::String>,
    /// The member `member_61`.
    pub member_61: ::std::option::Option<::std::string::String>,
    /// The member `member_62`.
    pub member_62: ::std::option::Option<::std::string::String>,
    /// The member `member_63`.
    pub member_63: ::std::option::Option<::std::string::String>,
    /// The member `member_64`.
    pub member_64: ::std::option::Option<::std::string::String>,
    /// The member `member_65`.
    pub member_65: ::std::option::Option<::std::string::String>,
    /// The member `member_66`.
    pub member_66: ::std::option::Option<::std::string::String>,
    /// The member `member_67`.
    pub member_67: ::std::option::Option<::std::string::String>,
    /// The member `member_68`.
    pub member_68: ::std::option::Option<::std::string::String>,
    /// The member `member_69`.
    pub member_69: ::std::option::Option<::std::string::String>,
    /// The member `member_70`.
    pub member_70: ::std::option::Option<::std::string::String>,
    /// The member `member_71`.
    pub member_71: ::std::option::Option<::std::string::String>,
    /// The member `member_72`.
    pub member_72: ::std::option::Option<::std::string::String>,
    /// The member `member_73`.
    pub member_73: ::std::option::Option<::std::string::String>,
    /// The member `member_74`.
    pub member_74: ::std::option::Option<::std::string::String>,
    /// The member `member_75`.
    pub member_75: ::std::option::Option<::std::string::String>,
    /// The member `member_76`.
    pub member_76: ::std::option::Option<::std::string::String>,
    /// The member `member_77`.
    pub member_77: ::std::option::Option<::std::string::String>,
    /// The member `member_78`.
    pub member_78: ::std::option::Option<::std::string::String>,
    /// The member `member_79`.
    pub member_79: ::std::option::Option<::std::string::String>,
    /// The member `member_80`.
    pub member_80: ::std::option::Option<::std::string::String>,
    /// The member `member_81`.
    pub member_81: ::std::option::Option<::std::string::String>,
    /// The member `member_82`.
    pub member_82: ::std::option::Option<::std::string::String>,
    /// The member `member_83`.
    pub member_83: ::std::option::Option<::std::string::String>,
    /// The member `member_84`.
    pub member_84: ::std::option::Option<::std::string::String>,
    /// The member `member_85`.
    pub member_85: ::std::option::Option<::std::string::String>,
    /// The member `member_86`.
    pub member_86: ::std::option::Option<::std::string::String>,
    /// The member `member_87`.
    pub member_87: ::std::option::Option<::std::string::String>,
    /// The member `member_88`.
    pub member_88: ::std::option::Option<::std::string::String>,
    /// The member `member_89`.
    pub member_89: ::std::option::Option<::std::string::String>,
    /// The member `member_90`.
    pub member_90: ::std::option::Option<::std::string::String>,
    /// The member `member_91`.
    pub member_91: ::std::option::Option<::std::string::String>,
    /// The member `member_92`.
    pub member_92: ::std::option::Option<::std::string::String>,
    /// The member `member_93`.
    pub member_93: ::std::option::Option<::std::string::String>,
    /// The member `member_94`.
    pub member_94: ::std::option::Option<::std::string::String>,
    /// The member `member_95`.
    pub member_95: ::std::option::Option<::std::string::String>,
    /// The member `member_96`.
    pub member_96: ::std::option::Option<::std::string::String>,
    /// The member `member_97`.
    pub member_97: ::std::option::Option<::std::string::String>,
    /// The member `member_98`.
    pub member_98: ::std::option::Option<::std::string::String>,
    /// The member `member_99`.
    pub member_99: ::std::option::Option<::std::string::String>,
    /// The member `member_100`.
    pub member_100: ::std::option::Option<::std::string::String>,
    /// The member `member_101`.
    pub member_101: ::std::option::Option<::std::string::String>,
    /// The member `member_102`.
    pub member_102: ::std::option::Option<::std::string::String>,
    /// The member `member_103`.
    pub member_103: ::std::option::Option<::std::string::String>,
    /// The member `member_104`.
    pub member_104: ::std::option::Option<::std::string::String>,
    /// The member `member_105`.
    pub member_105: ::std::option::Option<::std::string::String>,
    /// The member `member_106`.
    pub member_106: ::std::option::Option<::std::string::String>,
    /// The member `member_107`.
    pub member_107: ::std::option::Option<::std::string::String>,
    /// The member `member_108`.
    pub member_108: ::std::option::Option<::std::string::String>,
    /// The member `member_109`.
    pub member_109: ::std::option::Option<::std::string::String>,
    /// The member `member_110`.
    pub member_110: ::std::option::Option<::std::string::String>,
    /// The member `member_111`.
    pub member_111: ::std::option::Option<::std::string::String>,
    /// The member `member_112`.
    pub member_112: ::std::option::Option<::std::string::String>,
    /// The member `member_113`.
    pub member_113: ::std::option::Option<::std::string::String>,
    /// The member `member_114`.
    pub member_114: ::std::option::Option<::std::string::String>,
    /// The member `member_115`.
    pub member_115: ::std::option::Option<::std::string::String>,
    /// The member `member_116`.
    pub member_116: ::std::option::Option<::std::string::String>,
    /// The member `member_117`.
    pub member_117: ::std::option::Option<::std::string::String>,
    /// The member `member_118`.
    pub member_118: ::std::option::Option<::std::string::String>,
    /// The member `member_119`.
    pub member_119: ::std::option::Option<::std::string::String>,
    /// The member `member_120`.
    pub member_120: ::std::option::Option<::std::string::String>,
    /// The member `member_121`.
    pub member_121: ::std::option::Option<::std::string::String>,
    /// The member `member_122`.
    pub member_122: ::std::option::Option<::std::string::String>,
    /// The member `member_123`.
    pub member_123: ::std::option::Option<::std::string::String>,
    /// The member `member_124`.
    pub member_124: ::std::option::Option<::std::string::String>,
    /// The member `member_125`.
    pub member_125: ::std::option::Option<::std::string::String>,
    /// The member `member_126`.
    pub member_126: ::std::option::Option<::std::string::String>,
    /// The member `member_127`.
    pub member_127: ::std::option::Option<::std::string::String>,
    /// The member `member_128`.
    pub member_128: ::std::option::Option<::std::string::String>,
    /// The member `member_129`.
    pub member_129: ::std::option::Option<::std::string::String>,
    /// The member `member_130`.
    pub member_130: ::std::option::Option<::std::string::String>,
    /// The member `member_131`.
    pub member_131: ::std::option::Option<::std::string::String>,
    /// The member `member_132`.
    pub member_132: ::std::option::Option<::std::string::String>,
    /// The member `member_133`.
    pub member_133: ::std::option::Option<::std::string::String>,
    /// The member `member_134`.
    pub member_134: ::std::option::Option<::std::string::String>,
    /// The member `member_135`.
    pub member_135: ::std::option::Option<::std::string::String>,
    /// The member `member_136`.
    pub member_136: ::std::option::Option<::std::string::String>,
    /// The member `member_137`.
    pub member_137: ::std::option::Option<::std::string::String>,
    /// The member `member_138`.
    pub member_138: ::std::option::Option<::std::string::String>,
    /// The member `member_139`.
    pub member_139: ::std::option::Option<::std::string::String>,
    /// The member `member_140`.
    pub member_140: ::std::option::Option<::std::string::String>,
    /// The member `member_141`.
    pub member_141: ::std::option::Option<::std::string::String>,
    /// The member `member_142`.
    pub member_142: ::std::option::Option<::std::string::String>,
    /// The member `member_143`.
    pub member_143: ::std::option::Option<::std::string::String>,
    /// The member `member_144`.
    pub member_144: ::std::option::Option<::std::string::String>,
    /// The member `member_145`.
    pub member_145: ::std::option::Option<::std::string::String>,
    /// The member `member_146`.
    pub member_146: ::std::option::Option<::std::string::String>,
    /// The member `member_147`.
    pub member_147: ::std::option::Option<::std::string::String>,
    /// The member `member_148`.
    pub member_148: ::std::option::Option<::std::string::String>,
    /// The member `member_149`.
    pub member_149: ::std::option::Option<::std::string::String>,
    /// The member `member_150`.
    pub member_150: ::std::option::Option<::std::string::String>,
    /// The member `member_151`.
    pub member_151: ::std::option::Option<::std::string::String>,
    /// The member `member_152`.
    pub member_152: ::std::option::Option<::std::string::String>,
    /// The member `member_153`.
    pub member_153: ::std::option::Option<::std::string::String>,
    /// The member `member_154`.
    pub member_154: ::std::option::Option<::std::string::String>,
    /// The member `member_155`.
    pub member_155: ::std::option::Option<::std::string::String>,
    /// The member `member_156`.
    pub member_156: ::std::option::Option<::std::string::String>,
    /// The member `member_157`.
    pub member_157: ::std::option::Option<::std::string::String>,
    /// The member `member_158`.
    pub member_158: ::std::option::Option<::std::string::String>,
    /// The member `member_159`.
    pub member_159: ::std::option::Option<::std::string::String>,
    /// The member `member_160`.
    pub member_160: ::std::option::Option<::std::string::String>,
    /// The member `member_161`.
    pub member_161: ::std::option::Option<::std::string::String>,
    /// The member `member_162`.
    pub member_162: ::std::option::Option<::std::string::String>,
    /// The member `member_163`.
    pub member_163: ::std::option::Option<::std::string::String>,
    /// The member `member_164`.
    pub member_164: ::std::option::Option<::std::string::String>,
    /// The member `member_165`.
    pub member_165: ::std::option::Option<::std::string::String>,
    /// The member `member_166`.
    pub member_166: ::std::option::Option<::std::string::String>,
    /// The member `member_167`.
    pub member_167: ::std::option::Option<::std::string::String>,
    /// The member `member_168`.
    pub member_168: ::std::option::Option<::std::string::String>,
    /// The member `member_169`.
    pub member_169: ::std::option::Option<::std::string::String>,
    /// The member `member_170`.
    pub member_170: ::std::option::Option<::std::string::String>,
    /// The member `member_171`.
    pub member_171: ::std::option::Option<::std::string::String>,
    /// The member `member_172`.
    pub member_172: ::std::option::Option<::std::string::String>,
    /// The member `member_173`.
    pub member_173: ::std::option::Option<::std::string::String>,
    /// The member `member_174`.
    pub member_174: ::std::option::Option<::std::string::String>,
    /// The member `member_175`.
    pub member_175: ::std::option::Option<::std::string::String>,
    /// The member `member_176`.
    pub member_176: ::std::option::Option<::std::string::String>,
    /// The member `member_177`.
    pub member_177: ::std::option::Option<::std::string::String>,
    /// The member `member_178`.
    pub member_178: ::std::option::Option<::std::string::String>,
    /// The member `member_179`.
    pub member_179: ::std::option::Option<::std::string::String>,
    /// The member `member_180`.
    pub member_180: ::std::option::Option<::std::string::String>,
    /// The member `member_181`.
    pub member_181: ::std::option::Option<::std::string::String>,
    /// The member `member_182`.
    pub member_182: ::std::option::Option<::std::string::String>,
    /// The member `member_183`.
    pub member_183: ::std::option::Option<::std::string::String>,
    /// The member `member_184`.
    pub member_184: ::std::option::Option<::std::string::String>,
    /// The member `member_185`.
    pub member_185: ::std::option::Option<::std::string::String>,
    /// The member `member_186`.
    pub member_186: ::std::option::Option<::std::string::String>,
    /// The member `member_187`.
    pub member_187: ::std::option::Option<::std::string::String>,
    /// The member `member_188`.
    pub member_188: ::std::option::Option<::std::string::String>,
    /// The member `member_189`.
    pub member_189: ::std::option::Option<::std::string::String>,
    /// The member `member_190`.
    pub member_190: ::std::option::Option<::std::string::String>,
    /// The member `member_191`.
    pub member_191: ::std::option::Option<::std::string::String>,
    /// The member `member_192`.
    pub member_192: ::std::option::Option<::std::string::String>,
    /// The member `member_193`.
    pub member_193: ::std::option::Option<::std::string::String>,
    /// The member `member_194`.
    pub member_194: ::std::option::Option<::std::string::String>,
    /// The member `member_195`.
    pub member_195: ::std::option::Option<::std::string::String>,
    /// The member `member_196`.
    pub member_196: ::std::option::Option<::std::string::String>,
    /// The member `member_197`.
    pub member_197: ::std::option::Option<::std::string::String>,
    /// The member `member_198`.
    pub member_198: ::std::option::Option<::std::string::String>,
    /// The member `member_199`.
    pub member_199: ::std::option::Option<::std::string::String>,
    /// So many members that each level takes much of the stack.
    pub next: ::std::option::Option<::std::boxed::Box<Wide>>,
    /// The member `either`.
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

__rt::object!(
    Wide { optional member_0 "member_0" "\"member_0\":" optional member_1 "member_1"
    "\"member_1\":" optional member_2 "member_2" "\"member_2\":" optional member_3
    "member_3" "\"member_3\":" optional member_4 "member_4" "\"member_4\":" optional
    member_5 "member_5" "\"member_5\":" optional member_6 "member_6" "\"member_6\":"
    optional member_7 "member_7" "\"member_7\":" optional member_8 "member_8"
    "\"member_8\":" optional member_9 "member_9" "\"member_9\":" optional member_10
    "member_10" "\"member_10\":" optional member_11 "member_11" "\"member_11\":" optional
    member_12 "member_12" "\"member_12\":" optional member_13 "member_13"
    "\"member_13\":" optional member_14 "member_14" "\"member_14\":" optional member_15
    "member_15" "\"member_15\":" optional member_16 "member_16" "\"member_16\":" optional
    member_17 "member_17" "\"member_17\":" optional member_18 "member_18"
    "\"member_18\":" optional member_19 "member_19" "\"member_19\":" optional member_20
    "member_20" "\"member_20\":" optional member_21 "member_21" "\"member_21\":" optional
    member_22 "member_22" "\"member_22\":" optional member_23 "member_23"
    "\"member_23\":" optional member_24 "member_24" "\"member_24\":" optional member_25
    "member_25" "\"member_25\":" optional member_26 "member_26" "\"member_26\":" optional
    member_27 "member_27" "\"member_27\":" optional member_28 "member_28"
    "\"member_28\":" optional member_29 "member_29" "\"member_29\":" optional member_30
    "member_30" "\"member_30\":" optional member_31 "member_31" "\"member_31\":" optional
    member_32 "member_32" "\"member_32\":" optional member_33 "member_33"
    "\"member_33\":" optional member_34 "member_34" "\"member_34\":" optional member_35
    "member_35" "\"member_35\":" optional member_36 "member_36" "\"member_36\":" optional
    member_37 "member_37" "\"member_37\":" optional member_38 "member_38"
    "\"member_38\":" optional member_39 "member_39" "\"member_39\":" optional member_40
    "member_40" "\"member_40\":" optional member_41 "member_41" "\"member_41\":" optional
    member_42 "member_42" "\"member_42\":" optional member_43 "member_43"
    "\"member_43\":" optional member_44 "member_44" "\"member_44\":" optional member_45
    "member_45" "\"member_45\":" optional member_46 "member_46" "\"member_46\":" optional
    member_47 "member_47" "\"member_47\":" optional member_48 "member_48"
    "\"member_48\":" optional member_49 "member_49" "\"member_49\":" optional member_50
    "member_50" "\"member_50\":" optional member_51 "member_51" "\"member_51\":" optional
    member_52 "member_52" "\"member_52\":" optional member_53 "member_53"
    "\"member_53\":" optional member_54 "member_54" "\"member_54\":" optional member_55
    "member_55" "\"member_55\":" optional member_56 "member_56" "\"member_56\":" optional
    member_57 "member_57" "\"member_57\":" optional member_58 "member_58"
    "\"member_58\":" optional member_59 "member_59" "\"member_59\":" optional member_60
    "member_60" "\"member_60\":" optional member_61 "member_61" "\"member_61\":" optional
    member_62 "member_62" "\"member_62\":" optional member_63 "member_63"
    "\"member_63\":" optional member_64 "member_64" "\"member_64\":" optional member_65
    "member_65" "\"member_65\":" optional member_66 "member_66" "\"member_66\":" optional
    member_67 "member_67" "\"member_67\":" optional member_68 "member_68"
    "\"member_68\":" optional member_69 "member_69" "\"member_69\":" optional member_70
    "member_70" "\"member_70\":" optional member_71 "member_71" "\"member_71\":" optional
    member_72 "member_72" "\"member_72\":" optional member_73 "member_73"
    "\"member_73\":" optional member_74 "member_74" "\"member_74\":" optional member_75
    "member_75" "\"member_75\":" optional member_76 "member_76" "\"member_76\":" optional
    member_77 "member_77" "\"member_77\":" optional member_78 "member_78"
    "\"member_78\":" optional member_79 "member_79" "\"member_79\":" optional member_80
    "member_80" "\"member_80\":" optional member_81 "member_81" "\"member_81\":" optional
    member_82 "member_82" "\"member_82\":" optional member_83 "member_83"
    "\"member_83\":" optional member_84 "member_84" "\"member_84\":" optional member_85
    "member_85" "\"member_85\":" optional member_86 "member_86" "\"member_86\":" optional
    member_87 "member_87" "\"member_87\":" optional member_88 "member_88"
    "\"member_88\":" optional member_89 "member_89" "\"member_89\":" optional member_90
    "member_90" "\"member_90\":" optional member_91 "member_91" "\"member_91\":" optional
    member_92 "member_92" "\"member_92\":" optional member_93 "member_93"
    "\"member_93\":" optional member_94 "member_94" "\"member_94\":" optional member_95
    "member_95" "\"member_95\":" optional member_96 "member_96" "\"member_96\":" optional
    member_97 "member_97" "\"member_97\":" optional member_98 "member_98"
    "\"member_98\":" optional member_99 "member_99" "\"member_99\":" optional member_100
    "member_100" "\"member_100\":" optional member_101 "member_101" "\"member_101\":"
    optional member_102 "member_102" "\"member_102\":" optional member_103 "member_103"
    "\"member_103\":" optional member_104 "member_104" "\"member_104\":" optional
    member_105 "member_105" "\"member_105\":" optional member_106 "member_106"
    "\"member_106\":" optional member_107 "member_107" "\"member_107\":" optional
    member_108 "member_108" "\"member_108\":" optional member_109 "member_109"
    "\"member_109\":" optional member_110 "member_110" "\"member_110\":" optional
    member_111 "member_111" "\"member_111\":" optional member_112 "member_112"
    "\"member_112\":" optional member_113 "member_113" "\"member_113\":" optional
    member_114 "member_114" "\"member_114\":" optional member_115 "member_115"
    "\"member_115\":" optional member_116 "member_116" "\"member_116\":" optional
    member_117 "member_117" "\"member_117\":" optional member_118 "member_118"
    "\"member_118\":" optional member_119 "member_119" "\"member_119\":" optional
    member_120 "member_120" "\"member_120\":" optional member_121 "member_121"
    "\"member_121\":" optional member_122 "member_122" "\"member_122\":" optional
    member_123 "member_123" "\"member_123\":" optional member_124 "member_124"
    "\"member_124\":" optional member_125 "member_125" "\"member_125\":" optional
    member_126 "member_126" "\"member_126\":" optional member_127 "member_127"
    "\"member_127\":" optional member_128 "member_128" "\"member_128\":" optional
    member_129 "member_129" "\"member_129\":" optional member_130 "member_130"
    "\"member_130\":" optional member_131 "member_131" "\"member_131\":" optional
    member_132 "member_132" "\"member_132\":" optional member_133 "member_133"
    "\"member_133\":" optional member_134 "member_134" "\"member_134\":" optional
    member_135 "member_135" "\"member_135\":" optional member_136 "member_136"
    "\"member_136\":" optional member_137 "member_137" "\"member_137\":" optional
    member_138 "member_138" "\"member_138\":" optional member_139 "member_139"
    "\"member_139\":" optional member_140 "member_140" "\"member_140\":" optional
    member_141 "member_141" "\"member_141\":" optional member_142 "member_142"
    "\"member_142\":" optional member_143 "member_143" "\"member_143\":" optional
    member_144 "member_144" "\"member_144\":" optional member_145 "member_145"
    "\"member_145\":" optional member_146 "member_146" "\"member_146\":" optional
    member_147 "member_147" "\"member_147\":" optional member_148 "member_148"
    "\"member_148\":" optional member_149 "member_149" "\"member_149\":" optional
    member_150 "member_150" "\"member_150\":" optional member_151 "member_151"
    "\"member_151\":" optional member_152 "member_152" "\"member_152\":" optional
    member_153 "member_153" "\"member_153\":" optional member_154 "member_154"
    "\"member_154\":" optional member_155 "member_155" "\"member_155\":" optional
    member_156 "member_156" "\"member_156\":" optional member_157 "member_157"
    "\"member_157\":" optional member_158 "member_158" "\"member_158\":" optional
    member_159 "member_159" "\"member_159\":" optional member_160 "member_160"
    "\"member_160\":" optional member_161 "member_161" "\"member_161\":" optional
    member_162 "member_162" "\"member_162\":" optional member_163 "member_163"
    "\"member_163\":" optional member_164 "member_164" "\"member_164\":" optional
    member_165 "member_165" "\"member_165\":" optional member_166 "member_166"
    "\"member_166\":" optional member_167 "member_167" "\"member_167\":" optional
    member_168 "member_168" "\"member_168\":" optional member_169 "member_169"
    "\"member_169\":" optional member_170 "member_170" "\"member_170\":" optional
    member_171 "member_171" "\"member_171\":" optional member_172 "member_172"
    "\"member_172\":" optional member_173 "member_173" "\"member_173\":" optional
    member_174 "member_174" "\"member_174\":" optional member_175 "member_175"
    "\"member_175\":" optional member_176 "member_176" "\"member_176\":" optional
    member_177 "member_177" "\"member_177\":" optional member_178 "member_178"
    "\"member_178\":" optional member_179 "member_179" "\"member_179\":" optional
    member_180 "member_180" "\"member_180\":" optional member_181 "member_181"
    "\"member_181\":" optional member_182 "member_182" "\"member_182\":" optional
    member_183 "member_183" "\"member_183\":" optional member_184 "member_184"
    "\"member_184\":" optional member_185 "member_185" "\"member_185\":" optional
    member_186 "member_186" "\"member_186\":" optional member_187 "member_187"
    "\"member_187\":" optional member_188 "member_188" "\"member_188\":" optional
    member_189 "member_189" "\"member_189\":" optional member_190 "member_190"
    "\"member_190\":" optional member_191 "member_191" "\"member_191\":" optional
    member_192 "member_192" "\"member_192\":" optional member_193 "member_193"
    "\"member_193\":" optional member_194 "member_194" "\"member_194\":" optional
    member_195 "member_195" "\"member_195\":" optional member_196 "member_196"
    "\"member_196\":" optional member_197 "member_197" "\"member_197\":" optional
    member_198 "member_198" "\"member_198\":" optional member_199 "member_199"
    "\"member_199\":" optional next "next" "\"next\":" optional either "either"
    "\"either\":" }
);

__rt::open_type!(Wide, WIDE, 1, exact, closed, deep(Either, Wide));

__rt::deep_struct!(
    Wide { member_0 member_1 member_2 member_3 member_4 member_5 member_6 member_7
    member_8 member_9 member_10 member_11 member_12 member_13 member_14 member_15
    member_16 member_17 member_18 member_19 member_20 member_21 member_22 member_23
    member_24 member_25 member_26 member_27 member_28 member_29 member_30 member_31
    member_32 member_33 member_34 member_35 member_36 member_37 member_38 member_39
    member_40 member_41 member_42 member_43 member_44 member_45 member_46 member_47
    member_48 member_49 member_50 member_51 member_52 member_53 member_54 member_55
    member_56 member_57 member_58 member_59 member_60 member_61 member_62 member_63
    member_64 member_65 member_66 member_67 member_68 member_69 member_70 member_71
    member_72 member_73 member_74 member_75 member_76 member_77 member_78 member_79
    member_80 member_81 member_82 member_83 member_84 member_85 member_86 member_87
    member_88 member_89 member_90 member_91 member_92 member_93 member_94 member_95
    member_96 member_97 member_98 member_99 member_100 member_101 member_102 member_103
    member_104 member_105 member_106 member_107 member_108 member_109 member_110
    member_111 member_112 member_113 member_114 member_115 member_116 member_117
    member_118 member_119 member_120 member_121 member_122 member_123 member_124
    member_125 member_126 member_127 member_128 member_129 member_130 member_131
    member_132 member_133 member_134 member_135 member_136 member_137 member_138
    member_139 member_140 member_141 member_142 member_143 member_144 member_145
    member_146 member_147 member_148 member_149 member_150 member_151 member_152
    member_153 member_154 member_155 member_156 member_157 member_158 member_159
    member_160 member_161 member_162 member_163 member_164 member_165 member_166
    member_167 member_168 member_169 member_170 member_171 member_172 member_173
    member_174 member_175 member_176 member_177 member_178 member_179 member_180
    member_181 member_182 member_183 member_184 member_185 member_186 member_187
    member_188 member_189 member_190 member_191 member_192 member_193 member_194
    member_195 member_196 member_197 member_198 member_199 next either }
);

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

/// `LargeKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum LargeKind {
    /// The value `large`.
    #[default]
    Large,
}

__rt::string_enum!(LargeKind { Large "large" });

__rt::open_type!(LargeKind, WIDE, 205, exact, deep());

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LargeKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `Either`
#[derive(Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum Either {
    /// The branch `Large`.
    Large(Large),
    /// The branch `Small`.
    Small(Small),
}

__rt::deep_enum!(Either { Large Small });

impl Either {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Null
                | __rt::JsonKind::Bool
                | __rt::JsonKind::Number
                | __rt::JsonKind::String
                | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                __rt::JsonKind::Object => {
                    match &*__rt::open::tag(__r, "kind")? {
                        "large" => __rt::open::Chosen::of(0),
                        "small" => __rt::open::Chosen::of(1),
                        _ => return ::std::result::Result::Err(__rt::Stop),
                    }
                }
            },
        )
    }
}

__rt::union!(Either { 0 Large(Large) own, 1 Small(Small) own });

__rt::open_type!(Either, WIDE, 2, exact, deep(Large, Small));

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

/// `Large`
pub struct Large {
    /// The member `kind`.
    pub kind: LargeKind,
    /// The member `inner`.
    pub inner: ::std::boxed::Box<Either>,
    /// The member `member_0`.
    pub member_0: ::std::option::Option<::std::string::String>,
    /// The member `member_1`.
    pub member_1: ::std::option::Option<::std::string::String>,
    /// The member `member_2`.
    pub member_2: ::std::option::Option<::std::string::String>,
    /// The member `member_3`.
    pub member_3: ::std::option::Option<::std::string::String>,
    /// The member `member_4`.
    pub member_4: ::std::option::Option<::std::string::String>,
    /// The member `member_5`.
    pub member_5: ::std::option::Option<::std::string::String>,
    /// The member `member_6`.
    pub member_6: ::std::option::Option<::std::string::String>,
    /// The member `member_7`.
    pub member_7: ::std::option::Option<::std::string::String>,
    /// The member `member_8`.
    pub member_8: ::std::option::Option<::std::string::String>,
    /// The member `member_9`.
    pub member_9: ::std::option::Option<::std::string::String>,
    /// The member `member_10`.
    pub member_10: ::std::option::Option<::std::string::String>,
    /// The member `member_11`.
    pub member_11: ::std::option::Option<::std::string::String>,
    /// The member `member_12`.
    pub member_12: ::std::option::Option<::std::string::String>,
    /// The member `member_13`.
    pub member_13: ::std::option::Option<::std::string::String>,
    /// The member `member_14`.
    pub member_14: ::std::option::Option<::std::string::String>,
    /// The member `member_15`.
    pub member_15: ::std::option::Option<::std::string::String>,
    /// The member `member_16`.
    pub member_16: ::std::option::Option<::std::string::String>,
    /// The member `member_17`.
    pub member_17: ::std::option::Option<::std::string::String>,
    /// The member `member_18`.
    pub member_18: ::std::option::Option<::std::string::String>,
    /// The member `member_19`.
    pub member_19: ::std::option::Option<::std::string::String>,
    /// The member `member_20`.
    pub member_20: ::std::option::Option<::std::string::String>,
    /// The member `member_21`.
    pub member_21: ::std::option::Option<::std::string::String>,
    /// The member `member_22`.
    pub member_22: ::std::option::Option<::std::string::String>,
    /// The member `member_23`.
    pub member_23: ::std::option::Option<::std::string::String>,
    /// The member `member_24`.
    pub member_24: ::std::option::Option<::std::string::String>,
    /// The member `member_25`.
    pub member_25: ::std::option::Option<::std::string::String>,
    /// The member `member_26`.
    pub member_26: ::std::option::Option<::std::string::String>,
    /// The member `member_27`.
    pub member_27: ::std::option::Option<::std::string::String>,
    /// The member `member_28`.
    pub member_28: ::std::option::Option<::std::string::String>,
    /// The member `member_29`.
    pub member_29: ::std::option::Option<::std::string::String>,
    /// The member `member_30`.
    pub member_30: ::std::option::Option<::std::string::String>,
    /// The member `member_31`.
    pub member_31: ::std::option::Option<::std::string::String>,
    /// The member `member_32`.
    pub member_32: ::std::option::Option<::std::string::String>,
    /// The member `member_33`.
    pub member_33: ::std::option::Option<::std::string::String>,
    /// The member `member_34`.
    pub member_34: ::std::option::Option<::std::string::String>,
    /// The member `member_35`.
    pub member_35: ::std::option::Option<::std::string::String>,
    /// The member `member_36`.
    pub member_36: ::std::option::Option<::std::string::String>,
    /// The member `member_37`.
    pub member_37: ::std::option::Option<::std::string::String>,
    /// The member `member_38`.
    pub member_38: ::std::option::Option<::std::string::String>,
    /// The member `member_39`.
    pub member_39: ::std::option::Option<::std::string::String>,
    /// The member `member_40`.
    pub member_40: ::std::option::Option<::std::string::String>,
    /// The member `member_41`.
    pub member_41: ::std::option::Option<::std::string::String>,
    /// The member `member_42`.
    pub member_42: ::std::option::Option<::std::string::String>,
    /// The member `member_43`.
    pub member_43: ::std::option::Option<::std::string::String>,
    /// The member `member_44`.
    pub member_44: ::std::option::Option<::std::string::String>,
    /// The member `member_45`.
    pub member_45: ::std::option::Option<::std::string::String>,
    /// The member `member_46`.
    pub member_46: ::std::option::Option<::std::string::String>,
    /// The member `member_47`.
    pub member_47: ::std::option::Option<::std::string::String>,
    /// The member `member_48`.
    pub member_48: ::std::option::Option<::std::string::String>,
    /// The member `member_49`.
    pub member_49: ::std::option::Option<::std::string::String>,
    /// The member `member_50`.
    pub member_50: ::std::option::Option<::std::string::String>,
    /// The member `member_51`.
    pub member_51: ::std::option::Option<::std::string::String>,
    /// The member `member_52`.
    pub member_52: ::std::option::Option<::std::string::String>,
    /// The member `member_53`.
    pub member_53: ::std::option::Option<::std::string::String>,
    /// The member `member_54`.
    pub member_54: ::std::option::Option<::std::string::String>,
    /// The member `member_55`.
    pub member_55: ::std::option::Option<::std::string::String>,
    /// The member `member_56`.
    pub member_56: ::std::option::Option<::std::string::String>,
    /// The member `member_57`.
    pub member_57: ::std::option::Option<::std::string::String>,
    /// The member `member_58`.
    pub member_58: ::std::option::Option<::std::string::String>,
    /// The member `member_59`.
    pub member_59: ::std::option::Option<::std::string::String>,
    /// The member `member_60`.
    pub member_60: ::std::option::Option<::std::string::String>,
    /// The member `member_61`.
    pub member_61: ::std::option::Option<::std::string::String>,
    /// The member `member_62`.
    pub member_62: ::std::option::Option<::std::string::String>,
    /// The member `member_63`.
    pub member_63: ::std::option::Option<::std::string::String>,
    /// The member `member_64`.
    pub member_64: ::std::option::Option<::std::string::String>,
    /// The member `member_65`.
    pub member_65: ::std::option::Option<::std::string::String>,
    /// The member `member_66`.
    pub member_66: ::std::option::Option<::std::string::String>,
    /// The member `member_67`.
    pub member_67: ::std::option::Option<::std::string::String>,
    /// The member `member_68`.
    pub member_68: ::std::option::Option<::std::string::String>,
    /// The member `member_69`.
    pub member_69: ::std::option::Option<::std::string::String>,
    /// The member `member_70`.
    pub member_70: ::std::option::Option<::std::string::String>,
    /// The member `member_71`.
    pub member_71: ::std::option::Option<::std::string::String>,
    /// The member `member_72`.
    pub member_72: ::std::option::Option<::std::string::String>,
    /// The member `member_73`.
    pub member_73: ::std::option::Option<::std::string::String>,
    /// The member `member_74`.
    pub member_74: ::std::option::Option<::std::string::String>,
    /// The member `member_75`.
    pub member_75: ::std::option::Option<::std::string::String>,
    /// The member `member_76`.
    pub member_76: ::std::option::Option<::std::string::String>,
    /// The member `member_77`.
    pub member_77: ::std::option::Option<::std::string::String>,
    /// The member `member_78`.
    pub member_78: ::std::option::Option<::std::string::String>,
    /// The member `member_79`.
    pub member_79: ::std::option::Option<::std::string::String>,
    /// The member `member_80`.
    pub member_80: ::std::option::Option<::std::string::String>,
    /// The member `member_81`.
    pub member_81: ::std::option::Option<::std::string::String>,
    /// The member `member_82`.
    pub member_82: ::std::option::Option<::std::string::String>,
    /// The member `member_83`.
    pub member_83: ::std::option::Option<::std::string::String>,
    /// The member `member_84`.
    pub member_84: ::std::option::Option<::std::string::String>,
    /// The member `member_85`.
    pub member_85: ::std::option::Option<::std::string::String>,
    /// The member `member_86`.
    pub member_86: ::std::option::Option<::std::string::String>,
    /// The member `member_87`.
    pub member_87: ::std::option::Option<::std::string::String>,
    /// The member `member_88`.
    pub member_88: ::std::option::Option<::std::string::String>,
    /// The member `member_89`.
    pub member_89: ::std::option::Option<::std::string::String>,
    /// The member `member_90`.
    pub member_90: ::std::option::Option<::std::string::String>,
    /// The member `member_91`.
    pub member_91: ::std::option::Option<::std::string::String>,
    /// The member `member_92`.
    pub member_92: ::std::option::Option<::std::string::String>,
    /// The member `member_93`.
    pub member_93: ::std::option::Option<::std::string::String>,
    /// The member `member_94`.
    pub member_94: ::std::option::Option<::std::string::String>,
    /// The member `member_95`.
    pub member_95: ::std::option::Option<::std::string::String>,
    /// The member `member_96`.
    pub member_96: ::std::option::Option<::std::string::String>,
    /// The member `member_97`.
    pub member_97: ::std::option::Option<::std::string::String>,
    /// The member `member_98`.
    pub member_98: ::std::option::Option<::std::string::String>,
    /// The member `member_99`.
    pub member_99: ::std::option::Option<::std::string::String>,
    /// The member `member_100`.
    pub member_100: ::std::option::Option<::std::string::String>,
    /// The member `member_101`.
    pub member_101: ::std::option::Option<::std::string::String>,
    /// The member `member_102`.
    pub member_102: ::std::option::Option<::std::string::String>,
    /// The member `member_103`.
    pub member_103: ::std::option::Option<::std::string::String>,
    /// The member `member_104`.
    pub member_104: ::std::option::Option<::std::string::String>,
    /// The member `member_105`.
    pub member_105: ::std::option::Option<::std::string::String>,
    /// The member `member_106`.
    pub member_106: ::std::option::Option<::std::string::String>,
    /// The member `member_107`.
    pub member_107: ::std::option::Option<::std::string::String>,
    /// The member `member_108`.
    pub member_108: ::std::option::Option<::std::string::String>,
    /// The member `member_109`.
    pub member_109: ::std::option::Option<::std::string::String>,
    /// The member `member_110`.
    pub member_110: ::std::option::Option<::std::string::String>,
    /// The member `member_111`.
    pub member_111: ::std::option::Option<::std::string::String>,
    /// The member `member_112`.
    pub member_112: ::std::option::Option<::std::string::String>,
    /// The member `member_113`.
    pub member_113: ::std::option::Option<::std::string::String>,
    /// The member `member_114`.
    pub member_114: ::std::option::Option<::std::string::String>,
    /// The member `member_115`.
    pub member_115: ::std::option::Option<::std::string::String>,
    /// The member `member_116`.
    pub member_116: ::std::option::Option<::std::string::String>,
    /// The member `member_117`.
    pub member_117: ::std::option::Option<::std::string::String>,
    /// The member `member_118`.
    pub member_118: ::std::option::Option<::std::string::String>,
    /// The member `member_119`.
    pub member_119: ::std::option::Option<::std::string::String>,
    /// The member `member_120`.
    pub member_120: ::std::option::Option<::std::string::String>,
    /// The member `member_121`.
    pub member_121: ::std::option::Option<::std::string::String>,
    /// The member `member_122`.
    pub member_122: ::std::option::Option<::std::string::String>,
    /// The member `member_123`.
    pub member_123: ::std::option::Option<::std::string::String>,
    /// The member `member_124`.
    pub member_124: ::std::option::Option<::std::string::String>,
    /// The member `member_125`.
    pub member_125: ::std::option::Option<::std::string::String>,
    /// The member `member_126`.
    pub member_126: ::std::option::Option<::std::string::String>,
    /// The member `member_127`.
    pub member_127: ::std::option::Option<::std::string::String>,
    /// The member `member_128`.
    pub member_128: ::std::option::Option<::std::string::String>,
    /// The member `member_129`.
    pub member_129: ::std::option::Option<::std::string::String>,
    /// The member `member_130`.
    pub member_130: ::std::option::Option<::std::string::String>,
    /// The member `member_131`.
    pub member_131: ::std::option::Option<::std::string::String>,
    /// The member `member_132`.
    pub member_132: ::std::option::Option<::std::string::String>,
    /// The member `member_133`.
    pub member_133: ::std::option::Option<::std::string::String>,
    /// The member `member_134`.
    pub member_134: ::std::option::Option<::std::string::String>,
    /// The member `member_135`.
    pub member_135: ::std::option::Option<::std::string::String>,
    /// The member `member_136`.
    pub member_136: ::std::option::Option<::std::string::String>,
    /// The member `member_137`.
    pub member_137: ::std::option::Option<::std::string::String>,
    /// The member `member_138`.
    pub member_138: ::std::option::Option<::std::string::String>,
    /// The member `member_139`.
    pub member_139: ::std::option::Option<::std::string::String>,
    /// The member `member_140`.
    pub member_140: ::std::option::Option<::std::string::String>,
    /// The member `member_141`.
    pub member_141: ::std::option::Option<::std::string::String>,
    /// The member `member_142`.
    pub member_142: ::std::option::Option<::std::string::String>,
    /// The member `member_143`.
    pub member_143: ::std::option::Option<::std::string::String>,
    /// The member `member_144`.
    pub member_144: ::std::option::Option<::std::string::String>,
    /// The member `member_145`.
    pub member_145: ::std::option::Option<::std::string::String>,
    /// The member `member_146`.
    pub member_146: ::std::option::Option<::std::string::String>,
    /// The member `member_147`.
    pub member_147: ::std::option::Option<::std::string::String>,
    /// The member `member_148`.
    pub member_148: ::std::option::Option<::std::string::String>,
    /// The member `member_149`.
    pub member_149: ::std::option::Option<::std::string::String>,
    /// The member `member_150`.
    pub member_150: ::std::option::Option<::std::string::String>,
    /// The member `member_151`.
    pub member_151: ::std::option::Option<::std::string::String>,
    /// The member `member_152`.
    pub member_152: ::std::option::Option<::std::string::String>,
    /// The member `member_153`.
    pub member_153: ::std::option::Option<::std::string::String>,
    /// The member `member_154`.
    pub member_154: ::std::option::Option<::std::string::String>,
    /// The member `member_155`.
    pub member_155: ::std::option::Option<::std::string::String>,
    /// The member `member_156`.
    pub member_156: ::std::option::Option<::std::string::String>,
    /// The member `member_157`.
    pub member_157: ::std::option::Option<::std::string::String>,
    /// The member `member_158`.
    pub member_158: ::std::option::Option<::std::string::String>,
    /// The member `member_159`.
    pub member_159: ::std::option::Option<::std::string::String>,
    /// The member `member_160`.
    pub member_160: ::std::option::Option<::std::string::String>,
    /// The member `member_161`.
    pub member_161: ::std::option::Option<::std::string::String>,
    /// The member `member_162`.
    pub member_162: ::std::option::Option<::std::string::String>,
    /// The member `member_163`.
    pub member_163: ::std::option::Option<::std::string::String>,
    /// The member `member_164`.
    pub member_164: ::std::option::Option<::std::string::String>,
    /// The member `member_165`.
    pub member_165: ::std::option::Option<::std::string::String>,
    /// The member `member_166`.
    pub member_166: ::std::option::Option<::std::string::String>,
    /// The member `member_167`.
    pub member_167: ::std::option::Option<::std::string::String>,
    /// The member `member_168`.
    pub member_168: ::std::option::Option<::std::string::String>,
    /// The member `member_169`.
    pub member_169: ::std::option::Option<::std::string::String>,
    /// The member `member_170`.
    pub member_170: ::std::option::Option<::std::string::String>,
    /// The member `member_171`.
    pub member_171: ::std::option::Option<::std::string::String>,
    /// The member `member_172`.
    pub member_172: ::std::option::Option<::std::string::String>,
    /// The member `member_173`.
    pub member_173: ::std::option::Option<::std::string::String>,
    /// The member `member_174`.
    pub member_174: ::std::option::Option<::std::string::String>,
    /// The member `member_175`.
    pub member_175: ::std::option::Option<::std::string::String>,
    /// The member `member_176`.
    pub member_176: ::std::option::Option<::std::string::String>,
    /// The member `member_177`.
    pub member_177: ::std::option::Option<::std::string::String>,
    /// The member `member_178`.
    pub member_178: ::std::option::Option<::std::string::String>,
    /// The member `member_179`.
    pub member_179: ::std::option::Option<::std::string::String>,
    /// The member `member_180`.
    pub member_180: ::std::option::Option<::std::string::String>,
    /// The member `member_181`.
    pub member_181: ::std::option::Option<::std::string::String>,
    /// The member `member_182`.
    pub member_182: ::std::option::Option<::std::string::String>,
    /// The member `member_183`.
    pub member_183: ::std::option::Option<::std::string::String>,
    /// The member `member_184`.
    pub member_184: ::std::option::Option<::std::string::String>,
    /// The member `member_185`.
    pub member_185: ::std::option::Option<::std::string::String>,
    /// The member `member_186`.
    pub member_186: ::std::option::Option<::std::string::String>,
    /// The member `member_187`.
    pub member_187: ::std::option::Option<::std::string::String>,
    /// The member `member_188`.
    pub member_188: ::std::option::Option<::std::string::String>,
    /// The member `member_189`.
    pub member_189: ::std::option::Option<::std::string::String>,
    /// The member `member_190`.
    pub member_190: ::std::option::Option<::std::string::String>,
    /// The member `member_191`.
    pub member_191: ::std::option::Option<::std::string::String>,
    /// The member `member_192`.
    pub member_192: ::std::option::Option<::std::string::String>,
    /// The member `member_193`.
    pub member_193: ::std::option::Option<::std::string::String>,
    /// The member `member_194`.
    pub member_194: ::std::option::Option<::std::string::String>,
    /// The member `member_195`.
    pub member_195: ::std::option::Option<::std::string::String>,
    /// The member `member_196`.
    pub member_196: ::std::option::Option<::std::string::String>,
    /// The member `member_197`.
    pub member_197: ::std::option::Option<::std::string::String>,
    /// The member `member_198`.
    pub member_198: ::std::option::Option<::std::string::String>,
    /// The member `member_199`.
    pub member_199: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Large { kind : LargeKind::Large } (inner : ::std::boxed::Box < Either >)
    [with_member_0 member_0 : ::std::string::String, with_member_1 member_1 :
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
    with_member_199 member_199 : ::std::string::String]
);

__rt::object!(
    Large { required kind "kind" "\"kind\":" required inner "inner" "\"inner\":" optional
    member_0 "member_0" "\"member_0\":" optional member_1 "member_1" "\"member_1\":"
    optional member_2 "member_2" "\"member_2\":" optional member_3 "member_3"
    "\"member_3\":" optional member_4 "member_4" "\"member_4\":" optional member_5
    "member_5" "\"member_5\":" optional member_6 "member_6" "\"member_6\":" optional
    member_7 "member_7" "\"member_7\":" optional member_8 "member_8" "\"member_8\":"
    optional member_9 "member_9" "\"member_9\":" optional member_10 "member_10"
    "\"member_10\":" optional member_11 "member_11" "\"member_11\":" optional member_12
    "member_12" "\"member_12\":" optional member_13 "member_13" "\"member_13\":" optional
    member_14 "member_14" "\"member_14\":" optional member_15 "member_15"
    "\"member_15\":" optional member_16 "member_16" "\"member_16\":" optional member_17
    "member_17" "\"member_17\":" optional member_18 "member_18" "\"member_18\":" optional
    member_19 "member_19" "\"member_19\":" optional member_20 "member_20"
    "\"member_20\":" optional member_21 "member_21" "\"member_21\":" optional member_22
    "member_22" "\"member_22\":" optional member_23 "member_23" "\"member_23\":" optional
    member_24 "member_24" "\"member_24\":" optional member_25 "member_25"
    "\"member_25\":" optional member_26 "member_26" "\"member_26\":" optional member_27
    "member_27" "\"member_27\":" optional member_28 "member_28" "\"member_28\":" optional
    member_29 "member_29" "\"member_29\":" optional member_30 "member_30"
    "\"member_30\":" optional member_31 "member_31" "\"member_31\":" optional member_32
    "member_32" "\"member_32\":" optional member_33 "member_33" "\"member_33\":" optional
    member_34 "member_34" "\"member_34\":" optional member_35 "member_35"
    "\"member_35\":" optional member_36 "member_36" "\"member_36\":" optional member_37
    "member_37" "\"member_37\":" optional member_38 "member_38" "\"member_38\":" optional
    member_39 "member_39" "\"member_39\":" optional member_40 "member_40"
    "\"member_40\":" optional member_41 "member_41" "\"member_41\":" optional member_42
    "member_42" "\"member_42\":" optional member_43 "member_43" "\"member_43\":" optional
    member_44 "member_44" "\"member_44\":" optional member_45 "member_45"
    "\"member_45\":" optional member_46 "member_46" "\"member_46\":" optional member_47
    "member_47" "\"member_47\":" optional member_48 "member_48" "\"member_48\":" optional
    member_49 "member_49" "\"member_49\":" optional member_50 "member_50"
    "\"member_50\":" optional member_51 "member_51" "\"member_51\":" optional member_52
    "member_52" "\"member_52\":" optional member_53 "member_53" "\"member_53\":" optional
    member_54 "member_54" "\"member_54\":" optional member_55 "member_55"
    "\"member_55\":" optional member_56 "member_56" "\"member_56\":" optional member_57
    "member_57" "\"member_57\":" optional member_58 "member_58" "\"member_58\":" optional
    member_59 "member_59" "\"member_59\":" optional member_60 "member_60"
    "\"member_60\":" optional member_61 "member_61" "\"member_61\":" optional member_62
    "member_62" "\"member_62\":" optional member_63 "member_63" "\"member_63\":" optional
    member_64 "member_64" "\"member_64\":" optional member_65 "member_65"
    "\"member_65\":" optional member_66 "member_66" "\"member_66\":" optional member_67
    "member_67" "\"member_67\":" optional member_68 "member_68" "\"member_68\":" optional
    member_69 "member_69" "\"member_69\":" optional member_70 "member_70"
    "\"member_70\":" optional member_71 "member_71" "\"member_71\":" optional member_72
    "member_72" "\"member_72\":" optional member_73 "member_73" "\"member_73\":" optional
    member_74 "member_74" "\"member_74\":" optional member_75 "member_75"
    "\"member_75\":" optional member_76 "member_76" "\"member_76\":" optional member_77
    "member_77" "\"member_77\":" optional member_78 "member_78" "\"member_78\":" optional
    member_79 "member_79" "\"member_79\":" optional member_80 "member_80"
    "\"member_80\":" optional member_81 "member_81" "\"member_81\":" optional member_82
    "member_82" "\"member_82\":" optional member_83 "member_83" "\"member_83\":" optional
    member_84 "member_84" "\"member_84\":" optional member_85 "member_85"
    "\"member_85\":" optional member_86 "member_86" "\"member_86\":" optional member_87
    "member_87" "\"member_87\":" optional member_88 "member_88" "\"member_88\":" optional
    member_89 "member_89" "\"member_89\":" optional member_90 "member_90"
    "\"member_90\":" optional member_91 "member_91" "\"member_91\":" optional member_92
    "member_92" "\"member_92\":" optional member_93 "member_93" "\"member_93\":" optional
    member_94 "member_94" "\"member_94\":" optional member_95 "member_95"
    "\"member_95\":" optional member_96 "member_96" "\"member_96\":" optional member_97
    "member_97" "\"member_97\":" optional member_98 "member_98" "\"member_98\":" optional
    member_99 "member_99" "\"member_99\":" optional member_100 "member_100"
    "\"member_100\":" optional member_101 "member_101" "\"member_101\":" optional
    member_102 "member_102" "\"member_102\":" optional member_103 "member_103"
    "\"member_103\":" optional member_104 "member_104" "\"member_104\":" optional
    member_105 "member_105" "\"member_105\":" optional member_106 "member_106"
    "\"member_106\":" optional member_107 "member_107" "\"member_107\":" optional
    member_108 "member_108" "\"member_108\":" optional member_109 "member_109"
    "\"member_109\":" optional member_110 "member_110" "\"member_110\":" optional
    member_111 "member_111" "\"member_111\":" optional member_112 "member_112"
    "\"member_112\":" optional member_113 "member_113" "\"member_113\":" optional
    member_114 "member_114" "\"member_114\":" optional member_115 "member_115"
    "\"member_115\":" optional member_116 "member_116" "\"member_116\":" optional
    member_117 "member_117" "\"member_117\":" optional member_118 "member_118"
    "\"member_118\":" optional member_119 "member_119" "\"member_119\":" optional
    member_120 "member_120" "\"member_120\":" optional member_121 "member_121"
    "\"member_121\":" optional member_122 "member_122" "\"member_122\":" optional
    member_123 "member_123" "\"member_123\":" optional member_124 "member_124"
    "\"member_124\":" optional member_125 "member_125" "\"member_125\":" optional
    member_126 "member_126" "\"member_126\":" optional member_127 "member_127"
    "\"member_127\":" optional member_128 "member_128" "\"member_128\":" optional
    member_129 "member_129" "\"member_129\":" optional member_130 "member_130"
    "\"member_130\":" optional member_131 "member_131" "\"member_131\":" optional
    member_132 "member_132" "\"member_132\":" optional member_133 "member_133"
    "\"member_133\":" optional member_134 "member_134" "\"member_134\":" optional
    member_135 "member_135" "\"member_135\":" optional member_136 "member_136"
    "\"member_136\":" optional member_137 "member_137" "\"member_137\":" optional
    member_138 "member_138" "\"member_138\":" optional member_139 "member_139"
    "\"member_139\":" optional member_140 "member_140" "\"member_140\":" optional
    member_141 "member_141" "\"member_141\":" optional member_142 "member_142"
    "\"member_142\":" optional member_143 "member_143" "\"member_143\":" optional
    member_144 "member_144" "\"member_144\":" optional member_145 "member_145"
    "\"member_145\":" optional member_146 "member_146" "\"member_146\":" optional
    member_147 "member_147" "\"member_147\":" optional member_148 "member_148"
    "\"member_148\":" optional member_149 "member_149" "\"member_149\":" optional
    member_150 "member_150" "\"member_150\":" optional member_151 "member_151"
    "\"member_151\":" optional member_152 "member_152" "\"member_152\":" optional
    member_153 "member_153" "\"member_153\":" optional member_154 "member_154"
    "\"member_154\":" optional member_155 "member_155" "\"member_155\":" optional
    member_156 "member_156" "\"member_156\":" optional member_157 "member_157"
    "\"member_157\":" optional member_158 "member_158" "\"member_158\":" optional
    member_159 "member_159" "\"member_159\":" optional member_160 "member_160"
    "\"member_160\":" optional member_161 "member_161" "\"member_161\":" optional
    member_162 "member_162" "\"member_162\":" optional member_163 "member_163"
    "\"member_163\":" optional member_164 "member_164" "\"member_164\":" optional
    member_165 "member_165" "\"member_165\":" optional member_166 "member_166"
    "\"member_166\":" optional member_167 "member_167" "\"member_167\":" optional
    member_168 "member_168" "\"member_168\":" optional member_169 "member_169"
    "\"member_169\":" optional member_170 "member_170" "\"member_170\":" optional
    member_171 "member_171" "\"member_171\":" optional member_172 "member_172"
    "\"member_172\":" optional member_173 "member_173" "\"member_173\":" optional
    member_174 "member_174" "\"member_174\":" optional member_175 "member_175"
    "\"member_175\":" optional member_176 "member_176" "\"member_176\":" optional
    member_177 "member_177" "\"member_177\":" optional member_178 "member_178"
    "\"member_178\":" optional member_179 "member_179" "\"member_179\":" optional
    member_180 "member_180" "\"member_180\":" optional member_181 "member_181"
    "\"member_181\":" optional member_182 "member_182" "\"member_182\":" optional
    member_183 "member_183" "\"member_183\":" optional member_184 "member_184"
    "\"member_184\":" optional member_185 "member_185" "\"member_185\":" optional
    member_186 "member_186" "\"member_186\":" optional member_187 "member_187"
    "\"member_187\":" optional member_188 "member_188" "\"member_188\":" optional
    member_189 "member_189" "\"member_189\":" optional member_190 "member_190"
    "\"member_190\":" optional member_191 "member_191" "\"member_191\":" optional
    member_192 "member_192" "\"member_192\":" optional member_193 "member_193"
    "\"member_193\":" optional member_194 "member_194" "\"member_194\":" optional
    member_195 "member_195" "\"member_195\":" optional member_196 "member_196"
    "\"member_196\":" optional member_197 "member_197" "\"member_197\":" optional
    member_198 "member_198" "\"member_198\":" optional member_199 "member_199"
    "\"member_199\":" }
);

__rt::open_type!(Large, WIDE, 3, exact, closed, deep(Either));

__rt::deep_struct!(
    Large { kind inner member_0 member_1 member_2 member_3 member_4 member_5 member_6
    member_7 member_8 member_9 member_10 member_11 member_12 member_13 member_14
    member_15 member_16 member_17 member_18 member_19 member_20 member_21 member_22
    member_23 member_24 member_25 member_26 member_27 member_28 member_29 member_30
    member_31 member_32 member_33 member_34 member_35 member_36 member_37 member_38
    member_39 member_40 member_41 member_42 member_43 member_44 member_45 member_46
    member_47 member_48 member_49 member_50 member_51 member_52 member_53 member_54
    member_55 member_56 member_57 member_58 member_59 member_60 member_61 member_62
    member_63 member_64 member_65 member_66 member_67 member_68 member_69 member_70
    member_71 member_72 member_73 member_74 member_75 member_76 member_77 member_78
    member_79 member_80 member_81 member_82 member_83 member_84 member_85 member_86
    member_87 member_88 member_89 member_90 member_91 member_92 member_93 member_94
    member_95 member_96 member_97 member_98 member_99 member_100 member_101 member_102
    member_103 member_104 member_105 member_106 member_107 member_108 member_109
    member_110 member_111 member_112 member_113 member_114 member_115 member_116
    member_117 member_118 member_119 member_120 member_121 member_122 member_123
    member_124 member_125 member_126 member_127 member_128 member_129 member_130
    member_131 member_132 member_133 member_134 member_135 member_136 member_137
    member_138 member_139 member_140 member_141 member_142 member_143 member_144
    member_145 member_146 member_147 member_148 member_149 member_150 member_151
    member_152 member_153 member_154 member_155 member_156 member_157 member_158
    member_159 member_160 member_161 member_162 member_163 member_164 member_165
    member_166 member_167 member_168 member_169 member_170 member_171 member_172
    member_173 member_174 member_175 member_176 member_177 member_178 member_179
    member_180 member_181 member_182 member_183 member_184 member_185 member_186
    member_187 member_188 member_189 member_190 member_191 member_192 member_193
    member_194 member_195 member_196 member_197 member_198 member_199 }
);

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

/// `SmallKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum SmallKind {
    /// The value `small`.
    #[default]
    Small,
}

__rt::string_enum!(SmallKind { Small "small" });

__rt::open_type!(SmallKind, WIDE, 406, exact, deep());

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for SmallKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `Small`
pub struct Small {
    /// The member `kind`.
    pub kind: SmallKind,
}

__rt::constructors!(Small { kind : SmallKind::Small } () []);

__rt::object!(Small { required kind "kind" "\"kind\":" });

__rt::open_type!(Small, WIDE, 4, exact, closed, deep());

__rt::deep_struct!(Small { kind });

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

__rt::schema_source!(["" "schemas.json"]);

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
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Wide",
    part: 1,
    one_pass: true,
    check: __rt::check::<Wide>,
});

__rt::message!(Wide, WIDE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&WIDE];
